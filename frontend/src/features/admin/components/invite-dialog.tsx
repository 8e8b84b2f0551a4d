import { Input, Select } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Modal, useClose } from '../../../shared/console/layers';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { inviteStaff } from '../api/staff.mutation';
import type { Role } from '../api/staff.query';
import { EnrolmentCode } from './enrolment-code';
import { roleChoices } from './roles-dialog';

/** Whoever opens the link of the mail opens an account with this role, and needs no membership. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('reviewer');
  const [code, setCode] = useState<string>();
  const close = useClose(onClose);
  const { sendsMail } = useContactDetails();
  const { run, isPending } = useCommand(inviteStaff, {
    touches: ['staff-invitations'],
    onDone: ({ enrolmentCode }) => (enrolmentCode ? setCode(enrolmentCode) : close()),
    done: ({ isMailed }) => (isMailed ? 'STAFF_INVITED' : 'STAFF_INVITED_UNSENT'),
    failed: 'ACTION_NOT_PERFORMED',
  });
  if (code) return <EnrolmentCode code={code} member={{ firstName: email, lastName: '' }} onClose={onClose} />;
  return (
    <Modal
      title="Invite somebody to the staff"
      okText={sendsMail ? 'Send the invitation' : 'Keep the invitation'}
      okButtonProps={{ loading: isPending, disabled: email.trim() === '' }}
      onOk={() => void run({ email: email.trim(), role })}
      onCancel={onClose}
    >
      <div className="stack">
        <label className="field">
          E-mail
          <Input
            type="email"
            autoComplete="off"
            value={email}
            maxLength={254}
            onChange={({ target }) => setEmail(target.value)}
          />
        </label>
        <label className="field">
          Role
          <Select
            value={role}
            options={roleChoices.map(({ value, label, may }) => ({ value, label: `${label}: ${may}` }))}
            onChange={setRole}
          />
        </label>
        <p className="soft">
          {sendsMail
            ? 'The link in the mail is good once, for 72 hours. They choose their password there.'
            : 'No mail can be sent here, so the invitation only waits in the list. Send it again once mail is set up.'}
        </p>
      </div>
    </Modal>
  );
}
