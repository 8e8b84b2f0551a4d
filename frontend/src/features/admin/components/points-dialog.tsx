import { Input } from 'antd';
import { useState } from 'react';
import { newKey } from '../../../shared/api/send-command';
import { Modal } from '../../../shared/console/layers';
import { LimitedText } from '../../../shared/console/limited-text';
import { nameOf } from '../../../shared/console/person';
import { useMemberCommand } from '../../../shared/console/use-member-command';
import { number } from '../../../shared/format';
import { useKeptWords } from '../../../shared/session/use-kept-words';
import { adjustPoints } from '../api/adjust-points.mutation';
import type { ListedMember } from '../api/members.query';
import { parseDelta } from '../points-delta';

/** Positive numbers add points, negative ones subtract; anything else counts as 0. */
export function PointsDialog({ member, onClose }: { member: ListedMember; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { words: reason, write, close } = useKeptWords(`points-${member.userId}`, onClose);
  const delta = parseDelta(typed);
  const isOdd = delta === 0 && !/^\s*[+-]?0*\s*$/.test(typed);
  const texts = { done: 'POINTS_UPDATED', failed: 'POINTS_NOT_UPDATED' } as const;
  const undo = ({ applied }: { applied: number }) =>
    applied === 0 ? undefined : () => adjustPoints({ id: member.userId, delta: -applied }, newKey());
  const { run, isPending } = useMemberCommand(adjustPoints, { ...texts, undo }, close);
  return (
    <Modal
      title={`Points of ${nameOf(member)}`}
      okText="Update points"
      okButtonProps={{ loading: isPending, disabled: delta === 0 }}
      onOk={() => void run({ id: member.userId, delta, reason: reason.trim() || undefined })}
      onCancel={close}
    >
      <label className="field">
        Add or take away
        <Input
          inputMode="numeric"
          placeholder="10 or -10"
          value={typed}
          status={isOdd ? 'error' : ''}
          aria-invalid={isOdd}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {isOdd && <p className="soft">Enter a whole number, at most a million. This counts as 0.</p>}
      <p className="numbers" aria-live="polite">
        Now {number(member.points)}, then <strong>{number(Math.max(0, member.points + delta))}</strong>
      </p>
      <LimitedText label="Reason (optional)" value={reason} onChange={write} />
    </Modal>
  );
}
