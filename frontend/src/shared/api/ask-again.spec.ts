import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { askAgain, expectMessage } from './ask-again';

const ANSWER_DELAY_MS = 100;

let queries: QueryClient;
let askedAt: number[];
beforeEach(async () => {
  jest.useFakeTimers();
  queries = new QueryClient();
  askedAt = [];
  const begunAt = Date.now();
  const queryFn = async () => {
    askedAt.push(Date.now() - begunAt - ANSWER_DELAY_MS);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_DELAY_MS));
    return null;
  };
  new QueryObserver(queries, { queryKey: ['queue', 1], queryFn }).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(ANSWER_DELAY_MS);
  askedAt = [];
});
afterEach(() => {
  queries.clear();
  jest.useRealTimers();
});

it('asks at once for a change, and once more for all that come before the answer', async () => {
  for (let change = 0; change < 3; change++) void askAgain(queries, 'queue');
  await jest.advanceTimersByTimeAsync(1_000);
  expect(askedAt).toEqual([0, ANSWER_DELAY_MS]);
});

describe('after a command', () => {
  it('asks where no message of the change comes within a moment', async () => {
    const ask = expectMessage(queries, 'queue');
    void ask();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(askedAt).toEqual([300]);
  });

  it.each(['before the answer', 'after it'])('asks no second time where the message comes %s', async (when) => {
    const ask = expectMessage(queries, 'queue');
    if (when === 'before the answer') void askAgain(queries, 'queue');
    void ask();
    await jest.advanceTimersByTimeAsync(50);
    if (when === 'after it') void askAgain(queries, 'queue');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(askedAt).toHaveLength(1);
  });

  it('asks again for a message that came before the command was sent', async () => {
    void askAgain(queries, 'queue');
    void expectMessage(queries, 'queue')();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(askedAt).toEqual([0, 300]);
  });
});
