import { useCommand } from '../../../shared/api/use-command';
import { Facts } from '../../../shared/console/facts';
import { Modal, useClose } from '../../../shared/console/layers';
import { nameOf } from '../../../shared/console/person';
import { counted } from '../../../shared/format';
import { leaveStaff } from '../api/staff.mutation';
import type { StaffMember } from '../api/staff.query';

export function LeaveDialog({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const { run, isPending } = useCommand(leaveStaff, {
    touches: ['staff-invitations', 'members', 'timeline'],
    onDone: useClose(onClose),
    done: ({ changed }) => (changed ? 'STAFF_LEFT' : 'ALREADY_DECIDED'),
    failed: 'ACTION_NOT_PERFORMED',
  });
  return (
    <Modal
      title={`${nameOf(person)} leaves the staff?`}
      okText="End all of it"
      okButtonProps={{ danger: true, loading: isPending }}
      onOk={() => void run({ id: person.userId })}
      onCancel={onClose}
    >
      <p>At once they lose:</p>
      <Facts
        of={[
          ['Roles', person.roles.join(', ')],
          ['Signed in', counted(person.sessions, 'device')],
          ['Ways in', 'API tokens, and links to a new password'],
          ['In queues', 'what they have open'],
        ]}
      />
      <p className="soft">What they did stays in History under their name. A membership of their own stays too.</p>
    </Modal>
  );
}
