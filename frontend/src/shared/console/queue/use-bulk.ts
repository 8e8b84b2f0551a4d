import { useState } from 'react';
import { asProblem } from '../../api/problem';
import { explained } from '../../messages/failure-texts';
import { toast } from '../../ui/toast';
import { useIsMounted } from '../../ui/use-is-mounted';
import type { Decision, DecisionInput, Queue } from './queue';
import { sendDecision } from './send-decision';

const UNANSWERED = 'The connection broke before the answer came. If it is still in the list, it was not decided.';

export interface BulkResult {
  id: string;
  name: string;
  /** Unknown where no answer came: it may have been done all the same. */
  outcome: 'done' | 'not done' | 'unknown';
  why?: string;
}

export interface BulkRun {
  title: string;
  count: number;
  results: readonly BulkResult[];
}

/** Decides on the rows one after the other, and stops once the list is left, where nobody would see the results. */
export function useBulk<Row extends object>(queue: Queue<Row>, onDone: () => void) {
  const [run, setRun] = useState<BulkRun>();
  const isMounted = useIsMounted();

  const decideAll = async (decision: Decision<Row>, rows: readonly Row[], input: DecisionInput) => {
    const started = { title: decision.name, count: rows.length };
    const results: BulkResult[] = [];
    setRun({ ...started, results });
    for (const row of rows) {
      if (!isMounted.current) break;
      results.push(await outcomeOf(queue, decision, row, input));
      setRun({ ...started, results: [...results] });
    }
    if (!isMounted.current)
      toast('LEFT_IN_THE_MIDDLE', { name: decision.name, done: doneIn(results), count: rows.length });
    onDone();
  };
  return { run, decideAll, close: () => setRun(undefined) };
}

export const doneIn = (results: readonly BulkResult[]): number =>
  results.filter(({ outcome }) => outcome === 'done').length;

async function outcomeOf<Row extends object>(
  queue: Queue<Row>,
  decision: Decision<Row>,
  row: Row,
  input: DecisionInput,
): Promise<BulkResult> {
  const about = { id: queue.idOf(row), name: queue.nameOf(row) };
  try {
    await sendDecision(decision, row, input);
    return { ...about, outcome: 'done' };
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.status === 0) return { ...about, outcome: 'unknown', why: UNANSWERED };
    return { ...about, outcome: 'not done', why: explained(problem) };
  }
}
