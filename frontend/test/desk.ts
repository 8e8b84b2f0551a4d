import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { Problem } from '../src/shared/api/problem';
import '../src/shared/api/query-client';
import type { CommandKey } from '../src/shared/api/requests';
import type { Decision, DecisionInput, Queue, QueueQuery } from '../src/shared/console/queue/queue';
import { useQueueList } from '../src/shared/console/queue/use-queue-list';
import { useReview } from '../src/shared/console/queue/use-review';
import type { ListSearch } from '../src/shared/console/use-list-search';
import { dismissToast } from '../src/shared/ui/toast-store';
import { pass, start } from './time';
import { renderWithQueries } from './with-queries';

interface Row {
  id: string;
}

export const noAnswer = new Problem(0, 'NETWORK_ERROR', 'Network error', undefined);
export const broken = new Problem(500, 'BROKEN', 'Broken', 'The server could not answer.', [], undefined, 'request-1');

/** The fake server's rows, and its answers to the next decisions; without one it accepts a decision. */
export const server: { waiting: string[]; answers: Problem[] } = { waiting: [], answers: [] };

const page = () => ({ items: server.waiting.map((id) => ({ id })), total: server.waiting.length });
export const fetch = jest.fn(async () => page());
export const send = jest.fn<(row: Row, given: DecisionInput, key: CommandKey) => Promise<void>>(async ({ id }) => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  const problem = server.answers.shift();
  if (problem !== noAnswer && problem !== broken) server.waiting = server.waiting.filter((other) => other !== id);
  if (problem) throw problem;
});
export const keys = () => send.mock.calls.map(([, , key]) => (typeof key === 'object' ? key.key : key));

export const approve: Decision<Row> = {
  name: 'Approve',
  tone: 'approve',
  send,
  done: ({ id }, { points }) => ({ code: 'APPRAISAL_APPROVED', values: { id, points } }),
  failed: 'STATUS_NOT_UPDATED',
};
export const reject: Decision<Row> = {
  ...approve,
  name: 'Reject',
  tone: 'reject',
  asks: ({ id }) => ({ title: `Reject ${id}?`, reason: 'Reason' }),
};
export const queue = {
  topic: 'pending-appraisals',
  list: (query: QueueQuery) => ({ queryKey: ['pending-appraisals', query], queryFn: fetch }),
  idOf: ({ id }: Row) => id,
  nameOf: ({ id }: Row) => `Creator ${id}`,
  decisions: [approve, reject],
  points: { min: 0, max: 20, default: 0 },
} as unknown as Queue<Row>;

export const emptyInput: DecisionInput = { points: 0, comment: '', reason: '', staffNote: '' };

/** Call it before each test: three rows wait, with fake timers. */
export function clearDesk(): void {
  jest.useFakeTimers();
  jest.clearAllMocks();
  fetch.mockImplementation(async () => page());
  dismissToast();
  localStorage.clear();
  server.waiting = ['a', 'b', 'c'];
  server.answers = [];
}

/** The queue, open at a row. */
export async function opened(id: string, of = queue) {
  const search = { page: 1, pageSize: 10, filter: () => undefined } as unknown as ListSearch;
  const useDesk = () => {
    const list = useQueueList(of, search);
    return { list, review: useReview(of, list.data?.items ?? [], '1') };
  };
  const { result, asked, queries, unmount } = renderWithQueries(useDesk, { shows: ['waiting-requests'] });
  await pass();
  const items = () => result.current.list.data?.items ?? [];
  const current = () => result.current.review.cursor.current;
  act(() => result.current.review.cursor.open(items().find((row) => row.id === id)!));
  return {
    rows: () => result.current.review.rows.map((row) => row.id),
    current: () => current()?.id,
    ask: (decision: Decision<Row>) => start(() => result.current.review.ask(decision, current()!)),
    review: () => result.current.review,
    asked,
    leave: unmount,
    /** Changes the server's rows and refetches them. */
    becomes: async (ids: string) => {
      server.waiting = Array.from(ids);
      await act(() => queries.invalidateQueries());
      await pass();
    },
  };
}

/** The queue, open at the first row, with some rows selected. */
export async function selected(ids: string) {
  const desk = await opened('a');
  act(() => desk.review().selection.choose(Array.from(ids, (id) => ({ id }))));
  return desk;
}
