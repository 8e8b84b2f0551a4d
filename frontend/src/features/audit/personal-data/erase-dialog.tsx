import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { Modal } from '../../../shared/console/layers';
import { nameOf } from '../../../shared/console/person';
import { consequenceOf, left, type Purpose, textOf } from '../../../shared/console/purposes';
import { useMemberCommand } from '../../../shared/console/use-member-command';
import { AlertIcon } from '../../../shared/ui/icons';
import { eraseMember } from '../api/erase-member.mutation';
import type { HeldData } from '../api/held-data.query';

/** Must be typed if the member's address is erased already. */
const WORD = 'erase';

/** Erasure cannot be undone, so staff must type the member's address. */
export function EraseDialog({ held: { profile, erasure }, onClose }: { held: HeldData; onClose: () => void }) {
  const { userId, email } = profile;
  const offered = left(erasure.erased);
  const [chosen, setChosen] = useState<readonly Purpose[]>(offered);
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
      onOk={() => void run({ id: userId, purposes: [...chosen], email: typed.trim() })}
      onCancel={onClose}
    >
      <p className="notice notice--bad">
        <AlertIcon />
        Nobody can undo this. {consequenceOf(chosen, erasure.erased)}
      </p>
      <fieldset className="purpose stack stack--tight">
        <legend>What goes. Leave out what a law asks you to keep.</legend>
        {offered.map((purpose) => (
          <Checkbox
            key={purpose}
            checked={chosen.includes(purpose)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, purpose] : chosen.filter((kept) => kept !== purpose))
            }
          >
            {textOf(purpose)}
          </Checkbox>
        ))}
      </fieldset>
      <label className="field">
        <span>
          Type <strong>{expected}</strong> to confirm
        </span>
        <Input value={typed} autoComplete="off" spellCheck={false} onChange={({ target }) => setTyped(target.value)} />
      </label>
    </Modal>
  );
}
