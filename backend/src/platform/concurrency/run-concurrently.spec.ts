import { expect, it } from '@jest/globals';
import { runConcurrently } from './run-concurrently.js';

const later = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('works on every item, and never on more at once than was asked for', async () => {
  const done: number[] = [];
  let underWay = 0;
  let most = 0;
  await runConcurrently([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    most = Math.max(most, ++underWay);
    await later();
    underWay--;
    done.push(item);
  });
  expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

it('throws the first failure once all that had begun has ended', async () => {
  const done: string[] = [];
  const work = runConcurrently(['fails', 'slow', 'next'], 2, async (item) => {
    if (item === 'fails') throw new Error('This one failed.');
    await later();
    done.push(item);
  });
  await expect(work).rejects.toThrow('This one failed.');
  expect(done).toEqual(['slow', 'next']);
});
