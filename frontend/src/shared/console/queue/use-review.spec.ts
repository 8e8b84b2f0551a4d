/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { Problem } from '../../api/problem';
import { pass, start } from '../../testing/time';
import { renderWithQueries } from '../../testing/with-queries';
import { currentToast, dismissToast } from '../../ui/toast-store';
import type { ListSearch } from '../use-list-search';
import type { Decision, Given, Queue } from './queue';
import { useQueueList } from './use-queue-list';
import { useReview } from './use-review';

interface Row {
  id: string;
}

const noAnswer = new Problem(0, 'NETWORK_ERROR', 'Network error', undefined);
const broken = new Problem(500, 'BROKEN', 'Broken', 'The server could not answer.', [], undefined, 'request-1');
const late = new Problem(409, 'APPRAISAL_ALREADY_DECIDED', 'Error updating status', 'Bola approved it.');
const erased = new Problem(409, 'MEMBER_ERASED', 'Error performing action', 'This data of the member was erased.');

/** What the server has, and how it answers each decision that is sent; as a rule it carries them out. */
let waiting: string[];
let answers: Problem[];
const fetch = jest.fn(async () => page());
const send = jest.fn<(row: Row, given: Given, key: string) => Promise<void>>(async ({ id }) => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  const problem = answers.shift();
  if (problem !== noAnswer && problem !== broken) waiting = waiting.filter((other) => other !== id);
  if (problem) throw problem;
});

const approve: Decision<Row> = {
  name: 'Approve',
  tone: 'approve',
  send,
  done: ({ id }, { points }) => ({ code: 'APPRAISAL_APPROVED', values: { id, points } }),
  failed: 'STATUS_NOT_UPDATED',
};
const reject: Decision<Row> = {
  ...approve,
  name: 'Reject',
  tone: 'reject',
  asks: ({ id }) => ({ title: `Reject ${id}?`, reason: 'Reason' }),
};
const queue = {
  topic: 'pending-appraisals',
  fetch,
  idOf: ({ id }: Row) => id,
  nameOf: ({ id }: Row) => `Creator ${id}`,
  decisions: [approve, reject],
  points: { min: 0, max: 20, default: 0 },
} as unknown as Queue<Row>;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  fetch.mockImplementation(async () => page());
  dismissToast();
  waiting = ['a', 'b', 'c'];
  answers = [];
});

describe('a decision on one row', () => {
  it('carries what was entered, says what was done, and turns to the next row', async () => {
    const desk = await opened('a');
    act(() => desk.review().change({ points: 12, words: 'Well done' }));
    desk.ask(approve);
    await pass(100);
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual([{ id: 'a' }, { points: 12, words: 'Well done', staffNote: '' }]);
    expect(currentToast()).toMatchObject({ code: 'APPRAISAL_APPROVED', values: { id: 'a', points: 12 } });
    expect(desk.current()).toBe('b');
    expect(desk.review().given.points).toBe(0);
  });

  it('takes the row away at once, without waiting for the list to be asked for again', async () => {
    const desk = await opened('a');
    fetch.mockImplementation(() => new Promise(() => undefined));
    desk.ask(approve);
    await pass(100);
    expect([desk.rows(), desk.total()]).toEqual([['b', 'c'], 2]);
  });

  it('leaves the row in a list that keeps what is decided', async () => {
    const desk = await opened('a', { ...queue, keepsDecided: true });
    fetch.mockImplementation(() => new Promise(() => undefined));
    desk.ask(approve);
    await pass(100);
    expect(desk.rows()).toEqual(['a', 'b', 'c']);
    expect(desk.current()).toBe('a');
  });

  it('asks for the list and for the counts of the sidebar again, done or refused', async () => {
    const desk = await opened('a');
    desk.ask(approve);
    await pass(200);
    expect([fetch.mock.calls.length, desk.asked('waiting-requests')]).toEqual([2, 2]);
    answers = [broken];
    desk.ask(approve);
    await pass(200);
    expect([fetch.mock.calls.length, desk.asked('waiting-requests')]).toEqual([3, 3]);
  });

  it('is under way until the answer, and no other one goes out meanwhile', async () => {
    const desk = await opened('a');
    desk.ask(approve);
    desk.ask(approve);
    act(() => desk.review().cursor.move(1));
    desk.ask(approve);
    expect(desk.review().pending).toBe('Approve');
    await pass(100);
    expect(send).toHaveBeenCalledTimes(1);
    expect(desk.review().pending).toBeUndefined();
  });
});

describe('a decision that fails', () => {
  it('comes too late: the toast says who was first, and the row is gone', async () => {
    answers = [late];
    const desk = await opened('a');
    desk.ask(approve);
    await pass(200);
    expect(currentToast()).toMatchObject({ code: 'ALREADY_DECIDED', problem: { detail: 'Bola approved it.' } });
    expect(desk.rows()).toEqual(['b', 'c']);
    expect(desk.current()).toBeUndefined();
  });

  it('says why no one can decide it any more, where that was no decision', async () => {
    answers = [erased];
    const desk = await opened('a');
    desk.ask(approve);
    await pass(200);
    expect(currentToast()).toMatchObject({ code: 'STATUS_NOT_UPDATED', problem: { detail: erased.detail } });
    expect(desk.rows()).toEqual(['b', 'c']);
  });

  it('is refused otherwise: the row stays, with what was entered', async () => {
    answers = [broken];
    const desk = await opened('a');
    act(() => desk.review().change({ points: 7 }));
    desk.ask(approve);
    await pass(200);
    expect(currentToast()).toMatchObject({ code: 'STATUS_NOT_UPDATED', problem: broken });
    expect([desk.rows(), desk.current()]).toEqual([['a', 'b', 'c'], 'a']);
    expect(desk.review().given.points).toBe(7);
  });

  it.each([
    [2, 'APPRAISAL_APPROVED'],
    [3, 'NETWORK_ERROR'],
  ])('gets no answer %d times: it is sent up to three times under one key, then %s', async (lost, code) => {
    answers = Array.from({ length: lost }, () => noAnswer);
    const desk = await opened('a');
    desk.ask(approve);
    await pass(400);
    expect(send).toHaveBeenCalledTimes(3);
    expect(new Set(keys()).size).toBe(1);
    expect(currentToast()?.code).toBe(code);
  });
});

describe('a decision that asks first', () => {
  it('is sent with the answer, on the row that was asked about', async () => {
    const desk = await opened('b');
    desk.ask(reject);
    expect(desk.review().asked?.question.title).toBe('Reject b?');
    expect(send).not.toHaveBeenCalled();
    act(() => desk.review().cursor.move(1));
    start(() => desk.review().answer({ points: 0, words: 'Too short', staffNote: '' }));
    await pass(100);
    expect(send.mock.calls[0]?.slice(0, 2)).toEqual([{ id: 'b' }, { points: 0, words: 'Too short', staffNote: '' }]);
    expect(desk.current()).toBe('c');
  });

  it('stays, with its answer to come, while another decision is under way', async () => {
    const desk = await opened('a');
    desk.ask(approve);
    act(() => desk.review().cursor.move(1));
    desk.ask(reject);
    const words = { points: 0, words: 'Too short', staffNote: '' };
    start(() => desk.review().answer(words));
    expect(desk.review().asked?.question.title).toBe('Reject b?');
    await pass(100);
    start(() => desk.review().answer(words));
    expect(desk.review().asked).toBeUndefined();
    await pass(100);
    expect(send.mock.calls[1]?.slice(0, 2)).toEqual([{ id: 'b' }, words]);
  });

  it('is refused: what was written stays for the next try', async () => {
    answers = [broken];
    const desk = await opened('b');
    desk.ask(reject);
    const words = { points: 0, words: 'Too short', staffNote: 'Again' };
    start(() => desk.review().answer(words));
    await pass(100);
    desk.ask(reject);
    expect(desk.review().asked?.given).toEqual(words);
  });

  it('is not sent without an answer', async () => {
    const desk = await opened('b');
    desk.ask(reject);
    act(() => desk.review().dismiss());
    await pass(100);
    expect([desk.review().asked, send.mock.calls.length]).toEqual([undefined, 0]);
  });
});

describe('a list that changes under a press', () => {
  it('keeps the row and its panel where they are until the release', async () => {
    const desk = await opened('b');
    fireEvent.pointerDown(document.body);
    await desk.becomes('ac');
    expect([desk.rows(), desk.current()]).toEqual([['a', 'b', 'c'], 'b']);
    fireEvent.pointerUp(document.body);
    await pass();
    expect([desk.rows(), desk.current()]).toEqual([['a', 'c'], undefined]);
  });

  it('turns to the next row with the release, where a decision was answered meanwhile', async () => {
    const desk = await opened('a');
    desk.ask(approve);
    fireEvent.pointerDown(document.body);
    await pass(200);
    expect(desk.current()).toBe('a');
    fireEvent.pointerUp(document.body);
    await pass();
    expect(desk.current()).toBe('b');
  });
});

describe('many decisions at once', () => {
  it('are asked about once, with a warning that 0 points are worth nothing', async () => {
    const desk = await selected('ac');
    start(() => desk.review().askAll(approve));
    expect(desk.review().asked?.question).toMatchObject({
      title: 'Approve 2 at once?',
      text: expect.stringContaining('At 0 points'),
    });
    act(() => desk.review().selection.setPoints(5));
    start(() => desk.review().askAll(approve));
    expect(desk.review().asked?.question.text).not.toContain('At 0 points');
  });

  it('are sent one after the other, under keys of their own, and each has its result', async () => {
    answers = [late, noAnswer, noAnswer, noAnswer];
    const desk = await selected('abc');
    start(() => desk.review().askAll(reject));
    expect(desk.review().asked?.question.reason).toBe('Reason');
    start(() => desk.review().answer({ points: 0, words: 'Too short', staffNote: '' }));
    await pass(100);
    expect(desk.review().bulk.run?.results).toHaveLength(1);
    await pass(400);
    expect(desk.review().bulk.run).toMatchObject({
      count: 3,
      results: [
        { name: 'Creator a', outcome: 'not done', why: 'Bola approved it.' },
        { name: 'Creator b', outcome: 'unknown', why: expect.stringContaining('was not decided') },
        { name: 'Creator c', outcome: 'done' },
      ],
    });
    expect(new Set(keys()).size).toBe(3);
    expect([desk.rows(), desk.review().selection.rows]).toEqual([['b'], []]);
  });

  it.each(['ab', 'a'])('keep what was written for another try on %s, and for no others', async (ids) => {
    answers = [broken];
    const desk = await selected(ids);
    act(() => desk.review().cursor.close());
    start(() => desk.review().askAll(reject));
    start(() => desk.review().answer({ points: 0, words: 'Too short', staffNote: '' }));
    await pass(400);
    expect(desk.rows()).toContain('a');
    const wordsFor = (ids: string, decision: Decision<Row>) => {
      act(() => desk.review().selection.choose(Array.from(ids, (id) => ({ id }))));
      start(() => desk.review().askAll(decision));
      return desk.review().asked?.given.words;
    };
    expect(wordsFor('a', reject)).toBe('Too short');
    expect([wordsFor('a', approve), wordsFor('c', reject), wordsFor('ac', reject)]).toEqual(['', '', '']);
  });

  it('leave out a row that a colleague took away meanwhile', async () => {
    const desk = await selected('ac');
    await desk.becomes('bc');
    expect(desk.review().selection.rows).toEqual([{ id: 'c' }]);
  });
});

const page = () => ({ items: waiting.map((id) => ({ id })), total: waiting.length });
const keys = () => send.mock.calls.map(([, , key]) => key);

/** The list, open at a row. */
async function opened(id: string, of = queue) {
  const search = { page: 1, pageSize: 10, filter: () => undefined } as unknown as ListSearch;
  const useDesk = () => {
    const list = useQueueList(of, search);
    return { list, review: useReview(of, list.data?.items ?? [], '1') };
  };
  const { result, asked, queries } = renderWithQueries(useDesk, { shows: ['waiting-requests'] });
  await pass();
  const items = () => result.current.list.data?.items ?? [];
  const current = () => result.current.review.cursor.current;
  act(() => result.current.review.cursor.open(items().find((row) => row.id === id)!));
  return {
    rows: () => items().map((row) => row.id),
    total: () => result.current.list.data?.total,
    current: () => current()?.id,
    ask: (decision: Decision<Row>) => start(() => result.current.review.ask(decision, current()!)),
    review: () => result.current.review,
    asked,
    /** The server has other rows now, and says so. */
    becomes: async (ids: string) => {
      waiting = Array.from(ids);
      await act(() => queries.invalidateQueries());
      await pass();
    },
  };
}

async function selected(ids: string) {
  const desk = await opened('a');
  act(() => desk.review().selection.choose(Array.from(ids, (id) => ({ id }))));
  return desk;
}
