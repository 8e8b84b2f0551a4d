import { useEffect, useEffectEvent, useState } from 'react';
import { useDraftOwner } from '../../session/member';
import { useDraft } from '../../session/use-draft';
import type { BulkPlan } from './bulk-plan';
import type { DecisionRequest } from './decision-dialog';
import { type Decision, type DecisionInput, hasWords, isOffered, type Queue } from './queue';
import { useBulk } from './use-bulk';
import { type Cursor, useCursor } from './use-cursor';
import { useDecide } from './use-decide';
import { useDecisionInput } from './use-decision-input';
import type { Holds } from './use-holds';
import { type Selection, useSelection } from './use-selection';

export function useReview<Row extends object>(
  queue: Queue<Row>,
  items: readonly Row[],
  page: string,
  holds?: Pick<Holds, 'isFree' | 'isPromised'>,
) {
  const { decide, rows, refresh } = useDecide(queue, items);
  const cursor = useCursor(rows, queue.idOf, page, holds);
  const openId = cursor.current && queue.idOf(cursor.current);
  const { input, inputOf, change, digit, changeOf, forget } = useDecisionInput(queue, openId);
  const selection = useSelection(queue, rows);
  const { onLate, onDecided, ...departed } = useGone(queue, cursor, rows, forget);
  const { setRequest, close, forgetAll, ...question } = useQuestion(queue, rows, selection, changeOf);
  const { request, isOutdated } = question;
  const bulk = useBulk(queue, (areAllDone) => void refresh().then(areAllDone ? forgetAll : undefined));

  const send = (decision: Decision<Row>, row: Row, given: DecisionInput) => {
    void decide(decision, row, given, {
      onRefused: () => cursor.goBack(row),
      onLate: () => onLate(row, given),
      onDecided: () => onDecided(row),
    });
    if (!decision.becomes && cursor.gone !== queue.idOf(row)) cursor.advance(row);
  };
  const ask = (decision: Decision<Row>, row: Row) => {
    const input = inputOf(queue.idOf(row));
    const question = decision.asks?.(row, input);
    cursor.stay();
    if (question) setRequest({ decision, rows: [row], input, question });
    else send(decision, row, input);
  };
  const answer = (input: DecisionInput, rows = request?.rows ?? []) => {
    if (!request || isOutdated) return;
    const { decision, plan } = request;
    close(request, input);
    const [only] = rows;
    if (rows.length === 1 && only && !plan) send(decision, only, input);
    else {
      selection.clear();
      void bulk.decideAll(decision, rows, input);
    }
  };
  return {
    cursor,
    input,
    inputOf,
    change: begin(cursor.stay, change),
    changeOf,
    digit: begin(cursor.stay, digit),
    selection,
    ask,
    ...question,
    answer,
    dismiss: (input: DecisionInput) => request && close(request, input),
    rows,
    ...departed,
    bulk,
  };
}

/** Wraps an action so that a refused decision on another row no longer moves the cursor away from this one. */
const begin =
  <Args extends unknown[]>(stay: () => void, act: (...args: Args) => void) =>
  (...args: Args) => {
    stay();
    act(...args);
  };

const NOTHING_WRITTEN = { decision: '', ids: [] as readonly string[], reason: '' };

/**
 * The dialog before a decision. Its text is kept for another try if the decision fails, the dialog is closed or the
 * session ends.
 */
function useQuestion<Row extends object>(
  queue: Queue<Row>,
  rows: readonly Row[],
  selection: Selection<Row>,
  changeOf: (id: string, changes: Partial<DecisionInput>) => void,
) {
  const [request, setRequest] = useState<DecisionRequest<Row>>();
  const owner = useDraftOwner();
  const forAll = useDraft(owner, `decisions-${queue.key}`, NOTHING_WRITTEN);
  const askAll = (decision: Decision<Row>, plan?: BulkPlan<Row>) =>
    setRequest(questionOnAll(queue, decision, { ...selection, ...plan }, plan, forAll.values));
  const write = ({ reason, staffNote }: DecisionInput, asked = request) => {
    const [only] = asked?.rows ?? [];
    if (asked?.rows.length === 1 && only && !asked.plan) changeOf(queue.idOf(only), { reason, staffNote });
    else if (asked) forAll.setValues({ decision: asked.decision.name, ids: asked.rows.map(queue.idOf), reason });
  };
  const close = (asked: DecisionRequest<Row>, input: DecisionInput) => {
    setRequest(undefined);
    write(input, asked);
  };
  const isOutdated = request !== undefined && isAskedOtherwise(queue, request, rows);
  return { request, isOutdated, setRequest, askAll, close, write, forgetAll: forAll.forget };
}

/**
 * A row that a colleague decided while it was open, with the text written for it, until the user goes on. If the
 * refusal comes before the list shows it, the cursor goes back to it, or it is shown beside the row begun meanwhile.
 */
function useGone<Row extends object>(
  { idOf }: Queue<Row>,
  { current, gone, goBack }: Cursor<Row>,
  rows: readonly Row[],
  forget: (id: string) => void,
) {
  const [late, setLate] = useState<readonly Row[]>([]);
  const drop = (id: string) => {
    forget(id);
    setLate((now) => now.filter((row) => idOf(row) !== id));
  };
  const onLeft = useEffectEvent(drop);
  useEffect(() => {
    if (gone !== undefined) return () => onLeft(gone);
    return undefined;
  }, [gone]);
  const [last, setLast] = useState(current);
  if (current && (!last || idOf(current) !== idOf(last))) setLast(current);
  return {
    gone: [last, ...late].find((row) => row && gone === idOf(row)),
    alsoGone: late.filter((row) => gone !== idOf(row) && !rows.includes(row)),
    drop: (row: Row) => drop(idOf(row)),
    // GonePanel still shows the text of a row that went while it was open.
    onDecided: (row: Row) => gone === idOf(row) || drop(idOf(row)),
    onLate: (row: Row, given: DecisionInput) => {
      if (gone === idOf(row)) return;
      if (!hasWords(given)) forget(idOf(row));
      else {
        setLate((now) => [...now, row]);
        goBack(row);
      }
    },
  };
}

/** Whether the row of the open dialog changed meanwhile: the question would be another one, or is not asked any more. */
function isAskedOtherwise<Row extends object>(
  { idOf }: Queue<Row>,
  { decision, rows: asked, input, plan }: DecisionRequest<Row>,
  rows: readonly Row[],
): boolean {
  const [only] = asked.length === 1 && !plan ? asked : [];
  const row = only && rows.find((one) => idOf(one) === idOf(only));
  if (!only || !row) return false;
  const [before, now] = [decision.asks?.(only, input), decision.asks?.(row, input)];
  return !isOffered(decision, row) || before?.title !== now?.title || before?.text !== now?.text;
}

/** The dialog for all selected rows, with the text written before for the same rows. */
function questionOnAll<Row extends object>(
  queue: Queue<Row>,
  decision: Decision<Row>,
  { rows, points }: { rows: readonly Row[]; points: number },
  plan: BulkPlan<Row> | undefined,
  written: typeof NOTHING_WRITTEN,
): DecisionRequest<Row> {
  const isAgain = written.decision === decision.name && rows.every((row) => written.ids.includes(queue.idOf(row)));
  const input = { points, comment: '', reason: isAgain ? written.reason : '', staffNote: '' };
  const reason = rows[0] && decision.asks?.(rows[0], input)?.reason;
  const earnsNothing = queue.points && decision.tone === 'approve' && points === 0;
  const text = `${earnsNothing ? 'At 0 points they earn nothing. ' : ''}Each of them is decided on its own; you see what became of it.`;
  const question = { title: `${decision.name} ${rows.length} at once?`, text, ...(reason && { reason }) };
  return { decision, rows, input, question, ...(plan && { plan }) };
}
