import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { asProblem, Problem } from '../../api/problem';
import { expectMessage, refetchReadModel } from '../../api/refetch-read-model';
import { adviceOn } from '../../messages/failure-texts';
import { toast, toastProblem } from '../../ui/toast';
import type { ListPage } from '../list-table';
import { type Decision, type DecisionInput, isOffered, type Queue } from './queue';
import { sendDecision } from './send-decision';

/** The problem codes of a decision that a colleague made first. */
const WAS_LATE = /_ALREADY_(DECIDED|CHANGED)$/;

interface Outcomes {
  onRefused: () => void;
  onLate: () => void;
  onDecided: () => unknown;
}

interface Made<Row> {
  decision: Decision<Row>;
  /** The list has been refetched since. */
  isListed: boolean;
}

/**
 * Shows a decision at once: its row disappears, or shows its new state, until a refetched list includes the decision.
 * A refused row comes back. If a colleague decided first, it stays gone and a toast says so.
 */
export function useDecide<Row extends object>(queue: Queue<Row>, items: readonly Row[]) {
  const queries = useQueryClient();
  const made = useRef(new Map<string, Made<Row>>()); // a ref, as a second key may come before the next render
  const [shown, setShown] = useState<ReadonlyMap<string, Made<Row>>>(new Map());
  const show = () => setShown(new Map(made.current));

  const remove = (id: string) => {
    queries.setQueriesData<ListPage<Row>>({ queryKey: [queue.topic] }, (page) => {
      const left = page?.items.filter((row) => queue.idOf(row) !== id);
      if (!page || !left || left.length === page.items.length) return page;
      return { ...page, items: left, total: page.total - 1 };
    });
  };
  const changed = [queue.topic, 'waiting-requests'];
  const refresh = () => Promise.all(changed.map((name) => refetchReadModel(queries, name)));
  const decide = async (
    decision: Decision<Row>,
    row: Row,
    input: DecisionInput,
    { onRefused, onLate, onDecided }: Outcomes,
  ) => {
    const id = queue.idOf(row);
    if (made.current.has(id)) return;
    made.current.set(id, { decision, isListed: false });
    show();
    const expected = changed.map((name) => expectMessage(queries, name));
    let ask: () => Promise<unknown> = () => Promise.all(expected.map((askUnlessTold) => askUnlessTold()));
    try {
      await sendDecision(decision, row, input);
      const { code, values } = decision.done(row, input);
      toast(code, values);
      onDecided();
      if (!decision.becomes) remove(id);
    } catch (thrown) {
      ask = refresh; // nothing changed, so no live message comes
      const isLate = WAS_LATE.test(asProblem(thrown).code);
      toastProblem(problemWith(queue.nameOf(row), thrown), isLate ? 'ALREADY_DECIDED' : decision.failed);
      if (isLate) onLate();
      else {
        made.current.delete(id);
        onRefused();
      }
    }
    show();
    await ask();
    if (made.current.has(id)) made.current.set(id, { decision, isListed: true });
    show();
  };

  const before = (row: Row): Made<Row> | undefined => {
    const entry = shown.get(queue.idOf(row));
    return entry && isOffered(entry.decision, row) ? entry : undefined;
  };
  useForgetKnown(made, shown, (id) => items.some((row) => queue.idOf(row) === id && before(row)), show);
  const rows = items.flatMap((row) => {
    const entry = before(row);
    if (!entry) return [row];
    return entry.decision.becomes ? [entry.decision.becomes(row)] : [];
  });
  return { decide, rows, refresh };
}

/** Adds the row's name to the problem: another row may be open when the answer comes. */
function problemWith(name: string, thrown: unknown): Problem {
  const problem = asProblem(thrown);
  const { status, code, title, suspension, requestId } = problem;
  return new Problem(status, code, title, `${name}: ${adviceOn(problem)}`, [], suspension, requestId);
}

/** Forgets decisions the list already includes: such a row can return, as a reopened payment does. */
function useForgetKnown<Row>(
  made: { current: Map<string, Made<Row>> },
  shown: ReadonlyMap<string, Made<Row>>,
  isUnknown: (id: string) => boolean,
  show: () => void,
): void {
  const known = [...shown].filter(([id, { isListed }]) => isListed && !isUnknown(id)).map(([id]) => id);
  useEffect(() => {
    if (known.length === 0) return;
    for (const id of known) made.current.delete(id);
    show();
  });
}
