import { Select } from 'antd';
import { useState } from 'react';
import { Modal } from '../../../shared/console/layers';
import { nameOf } from '../../../shared/console/person';
import { useMemberCommand } from '../../../shared/console/use-member-command';
import { departments } from '../../../shared/reference-data';
import { AlertIcon } from '../../../shared/ui/icons';
import { type Correction, correctAccount } from '../api/correct-account.mutation';
import type { ListedMember } from '../api/members.query';
import { AddressField } from './address-field';

interface Touched {
  email?: string;
  department?: string;
}

/** Changes that members cannot make themselves. */
export function AccountDialog({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  // Only touched fields are sent, so that a colleague's change of another field stays.
  const [{ email = member.email, department = member.qualification }, touch] = useState<Touched>({});
  const texts = { done: 'ACCOUNT_CORRECTED', failed: 'ACTION_NOT_PERFORMED' } as const;
  const { run, isPending } = useMemberCommand(correctAccount, texts, onClose);
  const typed = email.trim();
  const changed = {
    ...(typed.toLowerCase() !== member.email && { email: typed }),
    ...(department !== member.qualification && { qualification: department as Correction['qualification'] }),
  };
  return (
    <Modal
      title={`Account of ${nameOf(member)}`}
      okText="Save"
      okButtonProps={{ loading: isPending, disabled: typed === '' || Object.keys(changed).length === 0 }}
      onOk={() => void run({ id: member.userId, ...changed })}
      onCancel={onClose}
    >
      <AddressField value={email} onChange={(typed) => touch((now) => ({ ...now, email: typed }))} />
      {'email' in changed && (
        <p className="notice notice--waiting" role="status">
          <AlertIcon />
          This address becomes the way into the account: signing in, and links to a new password. Be sure that it is the
          member’s own.
        </p>
      )}
      {member.membershipType === 'Creator' && (
        <label className="field">
          Department
          <Select
            value={department}
            options={departments.map((value) => ({ value, label: value }))}
            onChange={(chosen) => touch((now) => ({ ...now, department: chosen }))}
          />
        </label>
      )}
    </Modal>
  );
}
