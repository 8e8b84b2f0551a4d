import { Select } from 'antd';
import { useState } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { Modal, useClose } from '../../../shared/console/layers';
import { useContactDetails } from '../../../shared/contact/contact-details';
import { useKeptWords } from '../../../shared/session/use-kept-words';
import { inviteStaff } from '../api/staff.mutation';
import type { Role } from '../api/staff.query';
import { AddressField } from './address-field';
import { type HandedOver, HandOver, hasToHandOver } from './hand-over';
import { roleChoices } from './roles-dialog';

/** The link opens an account with this role and without a membership. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<Role>('reviewer');
  const [handedOver, setHandedOver] = useState<HandedOver>();
  const { words: email, write, close } = useKeptWords('invitation', onClose);
  const closeIfOpen = useClose(close);
  const { sendsMail } = useContactDetails();
  const { run, isPending } = useCommand(inviteStaff, {
    touches: ['staff-invitations'],
    onDone: (told) => (hasToHandOver(told) ? setHandedOver(told) : closeIfOpen()),
    done: ({ isMailed }) => (isMailed ? 'STAFF_INVITED' : 'STAFF_INVITED_UNSENT'),
    failed: 'ACTION_NOT_PERFORMED',
  });
  if (handedOver) return <HandOver {...handedOver} member={{ firstName: email, lastName: '' }} onClose={close} />;
  return (
    <Modal
      title="Invite somebody to the staff"
      okText={sendsMail ? 'Send the invitation' : 'Make the link'}
      okButtonProps={{ loading: isPending, disabled: email.trim() === '' }}
      onOk={() => void run({ email: email.trim(), role })}
      onCancel={close}
    >
      <AddressField value={email} onChange={write} />
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
          : 'No mail can be sent here: you are shown the link, to give it to them yourself. They choose their password there.'}
      </p>
    </Modal>
  );
}
