import { useState } from 'react';
import { Button } from '../shared/ui/button';
import { InfoIcon } from '../shared/ui/icons';
import { useNewVersion } from './new-version';

/** A newer build waits until the reader takes it: what is being written is never lost to an update. */
export function NewVersionNotice() {
  const isNew = useNewVersion();
  const [later, setLater] = useState(false);
  return (
    <div role="status" className="version-notice">
      {isNew && !later && (
        <div className="notice notice--good">
          <InfoIcon />
          <p>
            <strong>A new version of Sankofa is here.</strong> Load it when it suits you.
          </p>
          <Button onClick={() => window.location.reload()}>Load it now</Button>
          <Button kind="quiet" onClick={() => setLater(true)}>
            Later
          </Button>
        </div>
      )}
    </div>
  );
}
