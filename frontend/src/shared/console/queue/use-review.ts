import { useState } from 'react';
import type { DecisionRequest } from './decision-dialog';
import type { Decision, DecisionInput, Queue } from './queue';
import { useBulk } from './use-bulk';
import { useCursor } from './use-cursor';
import { useDecide } from './use-decide';
import { useDecisionInput } from './use-decision-input';
import { useSelection } from './use-selection';

/** Everything between a row and the decision on it: where one is, what was entered, what is asked, what was sent. */
export function useReview<Row extends object>(queue: Queue<Row>, items: readonly Row[], page: string) {
  const cursor = useCursor(items, queue.idOf, page);
  const { input, change, digit } = useDecisionInput(queue, cursor.current && queue.idOf(cursor.current));
  const selection = useSelection(queue, items);
  const { decide, pending, askAgain } = useDecide(queue, cursor.advance);
  const bulk = useBulk(queue, askAgain);
  const [request, setRequest] = useState<DecisionRequest<Row>>();
  const [draft, setDraft] = useState<DecisionRequest<Row>>();

  const ask = (decision: Decision<Row>, row: Row) => {
    const question = decision.asks?.(row, input);
    if (question) setRequest({ decision, rows: [row], input, question });
    else void decide(decision, row, input);
  };
  const askAll = (decision: Decision<Row>) => {
    const { rows, points } = selection;
    const isAgain = draft?.decision === decision && rows.every((row) => draft.rows.some(isSame(queue, row)));
    const fresh: DecisionInput = {
      points,
      comment: '',
      reason: isAgain ? draft.input.reason : '',
      staffNote: '',
    };
    const reason = rows[0] && decision.asks?.(rows[0], fresh)?.reason;
    const earnsNothing = queue.points && decision.tone === 'approve' && points === 0;
    const sum = queue.sumOf ? `${queue.sumOf(rows)} in all. ` : '';
    const text = `${sum}${earnsNothing ? 'At 0 points they earn nothing. ' : ''}Each of them is decided on its own; you see what became of it.`;
    const question = { title: `${decision.name} ${rows.length} at once?`, text, ...(reason && { reason }) };
    setRequest({ decision, rows, input: fresh, question });
  };
  /** Closes the question. What was written stays for another try: once it failed, or where it was closed too soon. */
  const close = ({ decision, rows, question }: DecisionRequest<Row>, input: DecisionInput) => {
    setRequest(undefined);
    setDraft({ decision, rows, question, input });
    const [only] = rows;
    const isCurrent = rows.length === 1 && only && cursor.current && isSame(queue, only)(cursor.current);
    if (isCurrent) change({ reason: input.reason, staffNote: input.staffNote });
  };
  const answer = (input: DecisionInput) => {
    if (!request || pending !== undefined) return; // what was written stays until the one before is answered
    const { decision, rows } = request;
    close(request, input);
    const [only] = rows;
    if (rows.length === 1 && only) return void decide(decision, only, input);
    selection.clear();
    void bulk.decideAll(decision, rows, input);
  };
  return {
    cursor,
    input,
    change,
    digit,
    selection,
    ask,
    askAll,
    request,
    answer,
    dismiss: (input: DecisionInput) => request && close(request, input),
    pending,
    bulk,
  };
}

const isSame =
  <Row extends object>({ idOf }: Queue<Row>, row: Row) =>
  (other: Row) =>
    idOf(other) === idOf(row);

export type Review<Row extends object> = ReturnType<typeof useReview<Row>>;
