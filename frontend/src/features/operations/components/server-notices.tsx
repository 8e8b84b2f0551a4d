import { Button } from 'antd';
import { useState } from 'react';
import { AlertIcon, InfoIcon } from '../../../shared/ui/icons';
import type { Notice } from './notices';
import { storeSeen, wasSeen } from './seen-notices';

/** What happened, with what is to be done; what is over can be put away by whoever has read it. */
export function ServerNotices({ notices }: { notices: readonly Notice[] }) {
  const [, setPutAway] = useState<string>();
  const putAway = (key: string) => {
    storeSeen(key);
    setPutAway(key);
  };
  return notices
    .filter(({ key, isOver }) => !(isOver && wasSeen(key)))
    .map(({ key, text, isOver }) => (
      <div key={key} className={isOver ? 'notice' : 'notice notice--waiting'} role="status">
        {isOver ? <InfoIcon /> : <AlertIcon />}
        <span className="operations__notice">{text}</span>
        {isOver && (
          <Button size="small" onClick={() => putAway(key)}>
            Got it
          </Button>
        )}
      </div>
    ));
}
