import { newKey } from '../../../shared/api/send-command';
import { Modal } from '../../../shared/console/layers';
import { LimitedText } from '../../../shared/console/limited-text';
import { nameOf } from '../../../shared/console/person';
import { useMemberCommand } from '../../../shared/console/use-member-command';
import type { ToastCode } from '../../../shared/messages';
import { useKeptWords } from '../../../shared/session/use-kept-words';
import { banMember, reactivateMember } from '../api/ban-member.mutation';
import type { ListedMember } from '../api/members.query';

interface Props {
  member: ListedMember;
  onClose: () => void;
}

export function BanDialog({ member, onClose }: Props) {
  const { words, write, close } = useKeptWords(`ban-${member.userId}`, onClose);
  const texts = { done: unlessLate('USER_BANNED'), failed: 'ACTION_NOT_PERFORMED' } as const;
  const undo = ({ changed }: { changed: boolean }) =>
    changed ? () => reactivateMember({ id: member.userId }, newKey()) : undefined;
  const { run, isPending } = useMemberCommand(banMember, { ...texts, undo }, close);
  return (
    <Modal
      title={`Ban ${nameOf(member)}?`}
      okText="Ban"
      okButtonProps={{ danger: true, loading: isPending }}
      onOk={() => void run({ id: member.userId, reason: words.trim() || undefined })}
      onCancel={close}
    >
      <p>They are signed out at once, cannot sign in, and cannot register again with this e-mail or phone.</p>
      <Reason value={words} onChange={write} />
    </Modal>
  );
}

export function ReactivateDialog({ member, onClose }: Props) {
  const { words, write, close } = useKeptWords(`reactivation-${member.userId}`, onClose);
  const texts = { done: unlessLate('USER_REACTIVATED'), failed: 'USER_NOT_REACTIVATED' } as const;
  const undo = ({ changed }: { changed: boolean }) =>
    changed ? () => banMember({ id: member.userId, reason: member.banReason ?? undefined }, newKey()) : undefined;
  const { run, isPending } = useMemberCommand(reactivateMember, { ...texts, undo }, close);
  return (
    <Modal
      title={`Reactivate ${nameOf(member)}?`}
      okText="Reactivate"
      okButtonProps={{ loading: isPending }}
      onOk={() => void run({ id: member.userId, reason: words.trim() || undefined })}
      onCancel={close}
    >
      <p>
        They can sign in again and have the status they had before.
        {member.banReason && ` They were banned for: ${member.banReason}`}
      </p>
      <Reason value={words} onChange={write} />
    </Modal>
  );
}

/** If a colleague did the same first, their decision and reason stay. */
const unlessLate =
  (done: ToastCode) =>
  ({ changed }: { changed: boolean }): ToastCode =>
    changed ? done : 'ALREADY_DECIDED';

const Reason = (field: { value: string; onChange: (value: string) => void }) => (
  <LimitedText label="Reason (optional, the member sees it)" rows={3} {...field} />
);
