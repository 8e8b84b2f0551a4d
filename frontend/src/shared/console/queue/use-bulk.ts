import { useContext, useRef, useState } from 'react';
import { asProblem } from '../../api/problem';
import { sendTo } from '../../api/requests';
import { newKey, sendCommand } from '../../api/send-command';
import { explained } from '../../messages/failure-texts';
import { forgetDraft, readDraft, writeDraft } from '../../session/drafts';
import { SignedInContext } from '../../session/member';
import { toast, toastProblem } from '../../ui/toast';
import { useIsMounted } from '../../ui/use-is-mounted';
import type { Decision, DecisionInput, Queue } from './queue';
import { sendDecision } from './send-decision';

const UNANSWERED = 'No clear answer came. If it is still in the list, it was not decided; going on decides it once.';
const sendStart = sendTo('/api/admin/bulk-decisions/{queue}');
type Start = Parameters<typeof sendStart>[0] & { batch: string };
const startBatch = ({ batch, ...start }: Start, key: string) => sendStart(start, { key, batch });

export interface BulkResult {
  id: string;
  name: string;
  /** 'unknown' means that no answer came; the decision may have been made. */
  outcome: 'done' | 'not done' | 'unknown';
  why?: string;
}

export interface BulkRun<Row> {
  title: string;
  batch: string;
  input: DecisionInput;
  count: number;
  /** Each item keeps its idempotency key, so that a resumed run decides nothing twice. */
  items: readonly { row: Row; key: string }[];
  results: readonly BulkResult[];
  isOver: boolean;
}

/**
 * Decides the rows one after the other until it is cancelled or the list is left, where nobody would see the results.
 * An unfinished run is stored on this device, so that the user can resume it.
 */
export function useBulk<Row extends object>(queue: Queue<Row>, onDone: (areAllDone: boolean) => void) {
  const me = useContext(SignedInContext)?.member.id;
  const kept = useKeptRun<Row>(me, queue);
  const [run, setRun] = useState(kept.read);
  const isMounted = useIsMounted();
  const running = useRef<AbortController>(undefined);

  const work = async (decision: Decision<Row>, begun: BulkRun<Row>) => {
    let now: BulkRun<Row> = { ...begun, isOver: false };
    const show = (changes: Partial<BulkRun<Row>>) => {
      now = { ...now, ...changes };
      setRun(now);
      if (isMounted.current) kept.write(now); // after a sign-out nothing is stored
    };
    const { signal } = (running.current = new AbortController());
    show({});
    try {
      if (decision.bulk) await start(queue, decision.bulk, now);
      for (const item of leftOf(queue, now)) {
        if (!isMounted.current || signal.aborted) break;
        const result = await outcomeOf(queue, decision, item, now);
        show({ results: [...now.results.filter(({ id }) => id !== result.id), result] });
      }
    } catch (thrown) {
      toastProblem(thrown, decision.failed);
    }
    if (!isMounted.current)
      toast('LEFT_IN_THE_MIDDLE', { name: now.title, done: doneIn(now.results), count: now.count });
    show({ isOver: true });
    onDone(doneIn(now.results) === now.count);
  };
  const decideAll = (decision: Decision<Row>, rows: readonly Row[], input: DecisionInput) => {
    const items = rows.map((row) => ({ row, key: newKey() }));
    const { name: title } = decision;
    return work(decision, { title, batch: newKey(), input, count: rows.length, items, results: [], isOver: false });
  };
  const goOn = () => {
    const decision = queue.decisions.find(({ name }) => name === run?.title);
    if (decision && run) void work(decision, run);
  };
  const close = () => {
    kept.forget();
    setRun(undefined);
  };
  return { run, decideAll, goOn, cancel: () => running.current?.abort(), close };
}

const start = <Row extends object>({ key: queue }: Queue<Row>, decision: Start['decision'], run: BulkRun<Row>) => {
  const { batch, count } = run;
  return sendCommand(startBatch, { queue, decision, count, batch }, { key: batch, retryDelaysMs: [0, 0] });
};

/** A run that a reload or a closed tab interrupted. A sign-out deletes it. */
function useKeptRun<Row extends object>(owner: string | undefined, { key }: Queue<Row>) {
  const name = `bulk-${key}`;
  return {
    read: () => (owner === undefined ? undefined : (readDraft(owner, name) as BulkRun<Row> | undefined)),
    write: (run: BulkRun<Row>) => {
      if (owner === undefined) return;
      if (run.isOver && run.results.length === run.count) forgetDraft(owner, name);
      else writeDraft(owner, name, { ...run, isOver: true });
    },
    forget: () => owner !== undefined && forgetDraft(owner, name),
  };
}

const isAnswered = ({ outcome }: BulkResult): boolean => outcome !== 'unknown';

const leftOf = <Row extends object>({ idOf }: Queue<Row>, { items, results }: BulkRun<Row>) =>
  items.filter(({ row }) => !results.some((result) => result.id === idOf(row) && isAnswered(result)));

export const countLeft = ({ count, results }: Pick<BulkRun<unknown>, 'count' | 'results'>): number =>
  count - results.filter(isAnswered).length;

export const doneIn = (results: readonly BulkResult[]): number =>
  results.filter(({ outcome }) => outcome === 'done').length;

async function outcomeOf<Row extends object>(
  queue: Queue<Row>,
  decision: Decision<Row>,
  { row, key }: { row: Row; key: string },
  { input, batch }: BulkRun<Row>,
): Promise<BulkResult> {
  const about = { id: queue.idOf(row), name: queue.nameOf(row) };
  try {
    await sendDecision(decision, row, input, { key, batch });
    return { ...about, outcome: 'done' };
  } catch (thrown) {
    const problem = asProblem(thrown);
    if (problem.isTransient) return { ...about, outcome: 'unknown', why: UNANSWERED };
    return { ...about, outcome: 'not done', why: explained(problem) };
  }
}
