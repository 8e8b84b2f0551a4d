import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { sendCommand } from '../../../shared/api/send-command';
import { useCommand } from '../../../shared/api/use-command';
import { Modal, useClose } from '../../../shared/console/layers';
import { ListState } from '../../../shared/console/list-failure';
import { nameOf } from '../../../shared/console/person';
import { changeRoles, type RoleChange } from '../api/change-roles.mutation';
import { type Role, type StaffMember, staffQuery } from '../api/staff.query';
import { HandOver } from './hand-over';

export const roleChoices: readonly { value: Role; label: string; may: string }[] = [
  { value: 'admin', label: 'Admin', may: 'all of the console' },
  { value: 'reviewer', label: 'Reviewer', may: 'appraisals, KYC, orders, hire and tool requests' },
  { value: 'auditor', label: 'Auditor', may: 'the history, read only' },
  { value: 'operator', label: 'Operator', may: 'queues, jobs and read models' },
  { value: 'finance', label: 'Finance', may: 'payments, statements and revenue; orders read only' },
];

type Person = Pick<StaffMember, 'userId' | 'firstName' | 'lastName'>;

interface Props {
  member: Person;
  onClose: () => void;
}

/** Roles are granted and revoked one by one, so that the log has an event for each. */
export function RolesDialog({ member, onClose }: Props) {
  const query = useQuery(staffQuery);
  const held = query.data && (query.data.items.find(({ userId }) => userId === member.userId)?.roles ?? []);
  return held ? (
    <RolesForm member={member} held={held} onClose={onClose} />
  ) : (
    <Modal title="Roles" footer={null} onCancel={onClose}>
      <ListState of={query} what="the roles" rows={3} />
    </Modal>
  );
}

function RolesForm({ member, held, onClose }: Props & { held: readonly Role[] }) {
  const [touched, touch] = useState<Partial<Record<Role, boolean>>>({}); // a colleague's changes stay
  const chosen = roleChoices.map(({ value }) => value).filter((role) => touched[role] ?? held.includes(role));
  const [code, setCode] = useState<string>();
  const close = useClose(onClose);
  const { run, isPending } = useCommand(sendAll, {
    touches: ['members', 'staff-invitations', 'timeline'],
    onDone: (wasTold) => {
      if (!wasTold) close();
    },
    done: 'ROLES_UPDATED',
    failed: 'ACTION_NOT_PERFORMED',
  });
  const changes = [
    ...chosen.filter((role) => !held.includes(role)).map((grant) => ({ grant })),
    ...held.filter((role) => !chosen.includes(role)).map((revoke) => ({ revoke })),
  ];
  if (code) return <HandOver enrolmentCode={code} member={member} onClose={onClose} />;
  return (
    <Modal
      title={`Roles of ${nameOf(member)}`}
      okText="Update roles"
      okButtonProps={{ loading: isPending, disabled: changes.length === 0 }}
      onOk={() => void run({ changes: changes.map((change) => ({ id: member.userId, ...change })), onCode: setCode })}
      onCancel={onClose}
    >
      {roleChoices.map(({ value, label, may }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) => touch({ ...touched, [value]: target.checked })}
        >
          {label}: <span className="soft">{may}</span>
        </Checkbox>
      ))}
      <p aria-live="polite">
        Now: {listed(held)}. Then: <strong>{listed(chosen)}</strong>.
      </p>
    </Modal>
  );
}

const listed = (names: readonly Role[]): string => (names.length > 0 ? names.join(', ') : 'no role');

interface Changes {
  changes: readonly RoleChange[];
  onCode: (code: string) => void;
}

/** Sends each change as its own command and stops at the first refusal. Shows a code at once, as it comes only once. */
async function sendAll({ changes, onCode }: Changes): Promise<boolean> {
  let wasTold = false;
  for (const change of changes) {
    const { enrolmentCode } = await sendCommand(changeRoles, change);
    if (enrolmentCode) onCode(enrolmentCode);
    wasTold ||= Boolean(enrolmentCode);
  }
  return wasTold;
}
