import { useQueryClient } from '@tanstack/react-query';
import { Progress } from 'antd';
import { useState } from 'react';
import { asProblem } from '../../../shared/api/problem';
import { sendCommand } from '../../../shared/api/send-command';
import { invalidateReadModels } from '../../../shared/api/use-command';
import { Modal } from '../../../shared/console/layers';
import { counted } from '../../../shared/format';
import { toast, toastProblem } from '../../../shared/ui/toast';
import { type Confirmed, confirmStatement } from '../api/confirm-statement.mutation';

/** The batch size. Each batch updates the progress bar and makes the server propose all rows again. */
const CONFIRMED_AT_ONCE = 1_000;

export interface Selection {
  all?: 'exact';
  rows?: string[];
  count: number;
  sum: string;
}

interface Props {
  id: string;
  selection: Selection;
  onClose: () => void;
}

/** Shows the count and the sum before it confirms, then the progress and the refused rows. */
export function ConfirmRows({ id, selection, onClose }: Props) {
  const { count, sum, ...rows } = selection;
  const [done, setDone] = useState<number>();
  const [refused, setRefused] = useState<Confirmed['refused']>();
  const queries = useQueryClient();

  const confirm = async () => {
    let sofar = 0;
    const refusals: Confirmed['refused'] = [];
    setDone(0);
    try {
      for (let left = 1; left > 0; ) {
        const answer = await sendCommand(confirmStatement, { id, ...rows, limit: CONFIRMED_AT_ONCE });
        sofar += answer.rows;
        refusals.push(...answer.refused);
        left = answer.rows === 0 ? 0 : answer.left;
        setDone(sofar);
      }
      toast('STATEMENT_ROWS_CONFIRMED', { rows: counted(sofar, 'row') });
    } catch (thrown) {
      toastProblem(asProblem(thrown), 'PAYMENT_NOT_CONFIRMED');
    }
    void invalidateReadModels(queries, ['payments', 'waiting-requests']);
    if (refusals.length > 0) setRefused(refusals);
    else onClose();
  };
  const isUnderWay = done !== undefined && !refused;
  return (
    <Modal
      title={refused ? `${counted(refused.length, 'row')} not confirmed` : `Confirm ${counted(count, 'row')}, ${sum}?`}
      okText={refused ? 'Close' : 'Confirm'}
      okButtonProps={{ loading: isUnderWay }}
      cancelButtonProps={{ hidden: done !== undefined }}
      closable={!isUnderWay}
      keyboard={!isUnderWay}
      onOk={() => (refused ? onClose() : void confirm())}
      onCancel={onClose}
    >
      {refused ? (
        <ul>
          {[...new Set(refused.map(({ detail }) => detail))].map((detail) => (
            <li key={detail}>
              {namesOf(refused.filter((one) => one.detail === detail))}: {detail}
            </li>
          ))}
        </ul>
      ) : (
        <div className="stack" aria-live="polite">
          <p>Each payment is confirmed once, as by hand: the members get what they paid for.</p>
          {isUnderWay && <Progress percent={Math.round((done / count) * 100)} aria-label={`${done} of ${count}`} />}
        </div>
      )}
    </Modal>
  );
}

const MAX_NAMED = 50;

/** 'Lines 3, 17 and 40 more' of the file that was imported. */
function namesOf(refused: Confirmed['refused']): string {
  const lines = refused.flatMap(({ line }) => line ?? []).toSorted((one, other) => one - other);
  if (lines.length === 0) return counted(refused.length, 'row');
  const more = lines.length - MAX_NAMED;
  const named = lines.slice(0, MAX_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return `${lines.length === 1 ? 'Line' : 'Lines'} ${named}`;
}
