import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { Modal } from '../../../shared/console/layers';
import { nameOf } from '../../../shared/console/person';
import { AlertIcon } from '../../../shared/ui/icons';
import { eraseMember, type HeldData, type Purpose } from '../api/personal-data';
import { useMemberCommand } from '../use-member-command';
import { purposes } from './purposes';

/** What is typed once the address itself is gone already. */
const WORD = 'erase';

/** Cannot be undone, so it takes a second, deliberate step: typing whose data it is. */
export function EraseDialog({ profile, onClose }: { profile: HeldData['profile']; onClose: () => void }) {
  const { userId, email } = profile;
  const [chosen, setChosen] = useState<readonly Purpose[]>(purposes.map(({ purpose }) => purpose));
  const [typed, setTyped] = useState('');
  const texts = { done: 'MEMBER_ERASED', failed: 'MEMBER_NOT_ERASED' } as const;
  const { run, isPending } = useMemberCommand(eraseMember, texts, onClose, ['erasures', 'held-data', 'proof']);
  const expected = email || WORD;
  const isTyped = typed.trim().toLowerCase() === expected.toLowerCase();
  return (
    <Modal
      title={
        <>
          Erase <bdi>{nameOf(profile)}</bdi> for good?
        </>
      }
      okText="Erase for good"
      okButtonProps={{ danger: true, loading: isPending, disabled: !isTyped || chosen.length === 0 }}
      onOk={() => void run({ memberId: userId, purposes: [...chosen], email: typed.trim() })}
      onCancel={onClose}
    >
      <div className="stack">
        <p className="notice notice--bad">
          <AlertIcon />
          This cannot be undone, by nobody. They are signed out at once and cannot sign in again.
        </p>
        <fieldset className="purpose stack stack--tight">
          <legend>What goes. Leave out what a law asks you to keep.</legend>
          {purposes.map(({ purpose, text }) => (
            <Checkbox
              key={purpose}
              checked={chosen.includes(purpose)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, purpose] : chosen.filter((kept) => kept !== purpose))
              }
            >
              {text}
            </Checkbox>
          ))}
        </fieldset>
        <label className="field">
          <span>
            Type <strong>{expected}</strong> to confirm
          </span>
          <Input
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      </div>
    </Modal>
  );
}
