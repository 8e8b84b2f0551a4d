import { signOut } from '../shared/session/sign-in-out';
import { Button } from '../shared/ui/button';
import { SuspendedNotice } from '../shared/ui/suspended';

export function SuspendedScreen({ reason }: { reason: string | undefined }) {
  return (
    <main>
      <SuspendedNotice reason={reason}>
        <Button kind="secondary" onClick={() => void signOut()}>
          Logout
        </Button>
      </SuspendedNotice>
    </main>
  );
}
