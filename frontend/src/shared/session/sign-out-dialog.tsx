import { ConfirmDialog } from '../ui/dialog';
import { lossOf } from './unsent';

export default function SignOutDialog({ owner, answer }: { owner: string; answer: (yes: boolean) => void }) {
  return (
    <ConfirmDialog
      title="Sign out now?"
      confirm="Sign out"
      kind="danger"
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    >
      <p className="soft">{lossOf(owner)}</p>
    </ConfirmDialog>
  );
}
