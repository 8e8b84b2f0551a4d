import { ConfirmDialog } from '../ui/dialog';
import { lossOf } from './unsent';

interface Props {
  owner: string;
  answer: (yes: boolean) => void;
}

export default function SignOutDialog({ owner, answer }: Props) {
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
