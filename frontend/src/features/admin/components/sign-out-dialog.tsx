import { Modal } from '../../../shared/console/layers';
import { nameOf } from '../../../shared/console/person';
import { useMemberCommand } from '../../../shared/console/use-member-command';
import { endSessions } from '../api/end-sessions.mutation';
import type { StaffMember } from '../api/staff.query';

type Person = Pick<StaffMember, 'userId' | 'firstName' | 'lastName'>;

export function SignOutDialog({ member, onClose }: { member: Person; onClose: () => void }) {
  const texts = { done: 'SESSIONS_ENDED', failed: 'ACTION_NOT_PERFORMED' } as const;
  const { run, isPending } = useMemberCommand(endSessions, texts, onClose, ['timeline', 'staff-invitations']);
  return (
    <Modal
      title={`Sign ${nameOf(member)} out everywhere?`}
      okText="Sign out everywhere"
      okButtonProps={{ danger: true, loading: isPending }}
      onOk={() => void run({ id: member.userId })}
      onCancel={onClose}
    >
      <p>Every device is signed out at once. They can sign in again with their password.</p>
    </Modal>
  );
}
