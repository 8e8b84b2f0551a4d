import { useState } from 'react';
import type { Asked } from './decision-dialog';
import type { Decision, Given, Queue } from './queue';
import { useBulk } from './use-bulk';
import { useCursor } from './use-cursor';
import { useDecide } from './use-decide';
import { useGiven } from './use-given';
import { useSelection } from './use-selection';

/** Everything between a row and the decision on it: where one is, what was entered, what is asked, what was sent. */
export function useReview<Row extends object>(queue: Queue<Row>, items: readonly Row[], page: string) {
  const cursor = useCursor(items, queue.idOf, page);
  const { given, change, digit } = useGiven(queue, cursor.current && queue.idOf(cursor.current));
  const selection = useSelection(queue, items);
  const { decide, pending, askAgain } = useDecide(queue, cursor.advance);
  const bulk = useBulk(queue, askAgain);
  const [asked, setAsked] = useState<Asked<Row>>();
  const [written, setWritten] = useState<Asked<Row>>();

  const ask = (decision: Decision<Row>, row: Row) => {
    const question = decision.asks?.(row, given);
    if (question) setAsked({ decision, rows: [row], given, question });
    else void decide(decision, row, given);
  };
  const askAll = (decision: Decision<Row>) => {
    const { rows, points } = selection;
    const isAgain = written?.decision === decision && rows.every((row) => written.rows.some(isSame(queue, row)));
    const fresh: Given = { points, comment: '', reason: isAgain ? written.given.reason : '', staffNote: '' };
    const reason = rows[0] && decision.asks?.(rows[0], fresh)?.reason;
    const earnsNothing = queue.points && decision.tone === 'approve' && points === 0;
    const text = `${earnsNothing ? 'At 0 points they earn nothing. ' : ''}Each of them is decided on its own; you see what became of it.`;
    const question = { title: `${decision.name} ${rows.length} at once?`, text, ...(reason && { reason }) };
    setAsked({ decision, rows, given: fresh, question });
  };
  /** Closes the question. What was written stays for another try: once it failed, or where it was closed too soon. */
  const close = ({ decision, rows, question }: Asked<Row>, given: Given) => {
    setAsked(undefined);
    setWritten({ decision, rows, question, given });
    const [only] = rows;
    const isCurrent = rows.length === 1 && only && cursor.current && isSame(queue, only)(cursor.current);
    if (isCurrent) change({ reason: given.reason, staffNote: given.staffNote });
  };
  const answer = (given: Given) => {
    if (!asked || pending !== undefined) return; // what was written stays until the one before is answered
    const { decision, rows } = asked;
    close(asked, given);
    const [only] = rows;
    if (rows.length === 1 && only) return void decide(decision, only, given);
    selection.clear();
    void bulk.decideAll(decision, rows, given);
  };
  return {
    cursor,
    given,
    change,
    digit,
    selection,
    ask,
    askAll,
    asked,
    answer,
    dismiss: (given: Given) => {
      if (asked) close(asked, given);
    },
    pending,
    bulk,
  };
}

const isSame =
  <Row extends object>({ idOf }: Queue<Row>, row: Row) =>
  (other: Row) =>
    idOf(other) === idOf(row);

export type Review<Row extends object> = ReturnType<typeof useReview<Row>>;
