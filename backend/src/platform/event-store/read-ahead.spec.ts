import { expect, it } from '@jest/globals';
import { readAhead } from './read-ahead.js';

const place = (n: number) => ({ inc: 1, tx: 1n, pos: BigInt(n) });

it('has the next batch sent for before the work on the last one begins', async () => {
  const sent: number[] = [];
  /** Like a pool: the query goes out only after the current turn of the event loop. */
  const after = async ({ pos }: { pos: bigint }) => {
    await new Promise<void>((go) => {
      process.nextTick(go);
    });
    sent.push(Number(pos));
    return pos < 3n ? [Number(pos) + 1] : [];
  };
  for await (const [event] of readAhead(after, place, place(0))) expect(sent.at(-1)).toBe(event);
  expect(sent).toEqual([0, 1, 2, 3]);
});
