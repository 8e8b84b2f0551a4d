import { describe, expect, it } from '@jest/globals';
import { retryWhileUnavailable } from './retry-while-unavailable.js';

const late = new Error('timeout exceeded when trying to connect');

function work(failures: number, error: Error) {
  let tries = 0;
  const attempt = (): Promise<string> => (++tries <= failures ? Promise.reject(error) : Promise.resolve('done'));
  return { attempt, tries: () => tries };
}

describe('work that may be repeated', () => {
  it('is done once the database is there', async () => {
    const { attempt, tries } = work(29, late);
    expect([await retryWhileUnavailable(attempt, 0), tries()]).toEqual(['done', 30]);
  });

  it('fails in the end', async () => {
    const { attempt, tries } = work(99, late);
    await expect(retryWhileUnavailable(attempt, 0)).rejects.toBe(late);
    expect(tries()).toBe(30);
  });

  it('is not repeated where it is refused', async () => {
    const { attempt, tries } = work(1, new Error('no'));
    await expect(retryWhileUnavailable(attempt, 0)).rejects.toThrow('no');
    expect(tries()).toBe(1);
  });
});
