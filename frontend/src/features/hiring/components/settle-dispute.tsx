import { Button } from 'antd';
import { useRef } from 'react';
import { useCommand } from '../../../shared/api/use-command';
import { LimitedText } from '../../../shared/console/limited-text';
import { useKeptWords } from '../../../shared/session/use-kept-words';
import { settleDispute } from '../api/say-of-work.mutation';

/** Staff decide how disputed work ended; both sides read the reason. */
export function SettleDispute({ requestId, id }: { requestId: string; id: string }) {
  const form = useRef<HTMLDivElement>(null);
  const returnFocus = () => form.current?.closest('details')?.querySelector('summary')?.focus();
  const { words: reason, write, close } = useKeptWords(`settlement-${id}`, returnFocus);
  const { run, isPending } = useCommand(settleDispute, {
    touches: ['approved-hire-requests'],
    done: 'DISPUTE_SETTLED',
    onDone: close,
    failed: 'DISPUTE_NOT_SETTLED',
  });
  const settle = (outcome: 'finished' | 'brokenOff') => void run({ requestId, id, outcome, reason });
  const state = { disabled: reason.trim() === '', loading: isPending };
  return (
    <div ref={form} className="stack stack--tight">
      <LimitedText label="Why is it settled so? Both sides read it." value={reason} rows={2} onChange={write} />
      <div className="row">
        <Button type="primary" {...state} onClick={() => settle('finished')}>
          The work is finished
        </Button>
        <Button {...state} onClick={() => settle('brokenOff')}>
          The work is broken off
        </Button>
      </div>
    </div>
  );
}
