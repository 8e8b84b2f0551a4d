import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { restless } from './refetch';
import { expectMessage, refetchReadModel } from './refetch-read-model';

let queries: QueryClient;
let askedAt: number[];
let answerDelayMs: number;
let begunAt: number;

function observe(queryKey: readonly unknown[], options = {}): void {
  const queryFn = async () => {
    askedAt.push(Date.now() - begunAt);
    await new Promise((resolve) => setTimeout(resolve, answerDelayMs));
    return null;
  };
  new QueryObserver(queries, { queryKey, queryFn, ...options }).subscribe(() => undefined);
}

beforeEach(async () => {
  jest.useFakeTimers();
  answerDelayMs = 100;
  queries = new QueryClient();
  askedAt = [];
  begunAt = Date.now() + answerDelayMs;
  observe(['queue', 1]);
  await jest.advanceTimersByTimeAsync(answerDelayMs);
  askedAt = [];
});
afterEach(() => {
  queries.clear();
  jest.useRealTimers();
});

it('asks at once for a change, and a second later once more for all that came meanwhile', async () => {
  for (let change = 0; change < 3; change++) void refetchReadModel(queries, 'queue');
  await jest.advanceTimersByTimeAsync(400);
  void refetchReadModel(queries, 'queue');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(askedAt).toEqual([0, 1_000]);
  void refetchReadModel(queries, 'queue');
  expect(askedAt).toEqual([0, 1_000, 3_400]);
});

it('asks for what changes from second to second as soon as the last answer is there', async () => {
  observe(['holds', 1], restless);
  await jest.advanceTimersByTimeAsync(answerDelayMs);
  askedAt = [];
  for (let change = 0; change < 3; change++) void refetchReadModel(queries, 'holds');
  await jest.advanceTimersByTimeAsync(3_000);
  expect(askedAt).toEqual([100, 200]);
});

it('asks not before the last answer is there', async () => {
  answerDelayMs = 2_500;
  for (let change = 0; change < 2; change++) void refetchReadModel(queries, 'queue');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(askedAt).toEqual([0, 2_500]);
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
    if (when === 'before the answer') void refetchReadModel(queries, 'queue');
    void ask();
    await jest.advanceTimersByTimeAsync(50);
    if (when === 'after it') void refetchReadModel(queries, 'queue');
    await jest.advanceTimersByTimeAsync(1_000);
    expect(askedAt).toHaveLength(1);
  });

  it('asks again for a message that came before the command was sent', async () => {
    void refetchReadModel(queries, 'queue');
    void expectMessage(queries, 'queue')();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(askedAt).toEqual([0, 1_000]);
  });
});
