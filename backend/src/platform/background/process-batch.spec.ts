import { describe, expect, it } from '@jest/globals';
import { processBatch } from './process-batch.js';

function workOf(count: number, failing: (one: number) => Error | undefined = () => undefined) {
  const worked: number[] = [];
  const tried: number[] = [];
  const due = (limit: number, after = 0): Promise<number[]> => {
    const all = Array.from({ length: count }, (_, i) => i + 1);
    return Promise.resolve(all.filter((one) => one > after && !worked.includes(one)).slice(0, limit));
  };
  const work = (one: number): Promise<void> => {
    tried.push(one);
    const error = failing(one);
    if (error) return Promise.reject(error);
    worked.push(one);
    return Promise.resolve();
  };
  return { worked, tried, look: () => processBatch(due, work) };
}

describe('working through what is due', () => {
  it('tells whether there may be more', async () => {
    const { worked, look } = workOf(25);
    expect([await look(), worked.length]).toEqual([true, 20]);
    expect([await look(), worked.length]).toEqual([false, 25]);
  });

  it('goes on after those that fail, however many they are, and tries each once', async () => {
    const { worked, tried, look } = workOf(70, (one) => (one <= 65 ? new Error(`no ${String(one)}`) : undefined));
    await expect(look()).rejects.toMatchObject({ errors: { length: 65 } });
    expect(worked).toEqual([66, 67, 68, 69, 70]);
    expect(tried).toHaveLength(70);
  });

  it('stops where the database went away', async () => {
    const away = new Error('Connection terminated unexpectedly');
    const { tried, look } = workOf(5, (one) => (one === 2 ? away : undefined));
    await expect(look()).rejects.toBe(away);
    expect(tried).toEqual([1, 2]);
  });
});
