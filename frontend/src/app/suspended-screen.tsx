import { label } from '../shared/messages';
import type { Suspension } from '../shared/session/suspension';
import { useSignOut } from '../shared/session/use-sign-out';
import { Button } from '../shared/ui/button';
import { usePageTitle } from '../shared/ui/page-title';
import { SuspendedNotice } from '../shared/ui/suspended-notice';

export function SuspendedScreen({ suspension }: { suspension: Suspension }) {
  usePageTitle(label('SUSPENDED_TITLE'));
  const { leave, dialog } = useSignOut();
  return (
    <main tabIndex={-1}>
      <SuspendedNotice suspension={suspension}>
        <Button kind="secondary" onClick={() => void leave()}>
          Logout
        </Button>
      </SuspendedNotice>
      {dialog}
    </main>
  );
}
