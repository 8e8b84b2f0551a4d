import { describe, expect, it } from '@jest/globals';
import { HttpProblem } from '../../../platform/http/problem.js';
import { Semaphore } from './semaphore.js';

/** A task that runs until the test ends it. */
function piece() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const end = (how: 'well' | 'badly' = 'well') => {
    if (how === 'well') resolve('done');
    else reject(new Error('it failed'));
  };
  return { work: { started: false, run: () => promise }, end };
}

function start(count: number, semaphore = new Semaphore(2, 3)) {
  const pieces = Array.from({ length: count }, () => piece());
  const results = pieces.map(({ work }) =>
    semaphore.run(() => {
      work.started = true;
      return work.run();
    }),
  );
  return { semaphore, pieces, results, started: () => pieces.map(({ work }) => work.started) };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('the semaphore', () => {
  it('runs two tasks, and queues the others', async () => {
    const { pieces, results, started } = start(5);
    await settle();
    expect(started()).toEqual([true, true, false, false, false]);
    pieces[1]!.end();
    await settle();
    expect(started()).toEqual([true, true, true, false, false]);
    for (const { end } of pieces) end();
    expect(await Promise.all(results)).toEqual(Array(5).fill('done'));
  });

  it('refuses tasks beyond the queue, and says when to retry', async () => {
    const { pieces, results } = start(6);
    const refusal = await results[5]!.catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(HttpProblem);
    expect(refusal).toMatchObject({ refusal: { code: 'TEMPORARILY_UNAVAILABLE' }, retryAfterSeconds: 2 });
    for (const { end } of pieces) end();
    await Promise.all(results.slice(0, 5));
  });

  it('is released when the work fails', async () => {
    const { semaphore, pieces, results } = start(2);
    for (const { end } of pieces) end('badly');
    await Promise.allSettled(results);
    const next = start(2, semaphore);
    await settle();
    expect(next.started()).toEqual([true, true]);
    for (const { end } of next.pieces) end();
    await Promise.all(next.results);
  });
});
