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
  const [sent, setSent] = useState<Asked<Row>>();

  const ask = (decision: Decision<Row>, row: Row) => {
    const question = decision.asks?.(row, given);
    if (question) setAsked({ decision, rows: [row], given, question });
    else void decide(decision, row, given);
  };
  const askAll = (decision: Decision<Row>) => {
    const { rows, points } = selection;
    const isAgain = sent?.decision === decision && rows.every((row) => sent.rows.some(isSame(queue, row)));
    const fresh: Given = { points, words: isAgain ? sent.given.words : '', staffNote: '' };
    const reason = rows[0] && decision.asks?.(rows[0], fresh)?.reason;
    const earnsNothing = queue.points && decision.tone === 'approve' && points === 0;
    const text = `${earnsNothing ? 'At 0 points they earn nothing. ' : ''}Each of them is decided on its own; you see what became of it.`;
    const question = { title: `${decision.name} ${rows.length} at once?`, text, ...(reason && { reason }) };
    setAsked({ decision, rows, given: fresh, question });
  };
  const answer = (given: Given) => {
    if (!asked || pending !== undefined) return; // what was written stays until the one before is answered
    const { decision, rows } = asked;
    setAsked(undefined);
    setSent({ ...asked, given }); // for the next try on those of them that it fails on
    const [only] = rows;
    if (rows.length === 1 && only) {
      if (cursor.current && queue.idOf(cursor.current) === queue.idOf(only)) change(given); // for the next try, if it fails
      return void decide(decision, only, given);
    }
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
    dismiss: () => setAsked(undefined),
    pending,
    bulk,
  };
}

const isSame =
  <Row extends object>({ idOf }: Queue<Row>, row: Row) =>
  (other: Row) =>
    idOf(other) === idOf(row);

export type Review<Row extends object> = ReturnType<typeof useReview<Row>>;
