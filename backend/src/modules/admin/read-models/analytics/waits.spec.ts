import { describe, expect, it } from '@jest/globals';
import { medianOf, waitBoundOf } from './waits.js';

const MINUTE = 60_000;

describe('how long decisions took', () => {
  it.each([
    [0, 5],
    [5 * MINUTE, 5],
    [6 * MINUTE, 15],
    [24 * 60 * MINUTE, 1_440],
    [400 * 24 * 60 * MINUTE, 43_200],
  ])('%d ms is up to %d minutes', (ms, bound) => {
    expect(waitBoundOf(ms)).toBe(bound);
  });

  it('is under the median for half of them', () => {
    expect(medianOf(new Map())).toBeNull();
    expect(medianOf(new Map([[15, 1]]))).toBe(15);
    const waits = new Map([
      [5, 2],
      [60, 2],
      [1_440, 3],
    ]);
    expect(medianOf(waits)).toBe(60);
    expect(medianOf(waits.set(1_440, 4))).toBe(60);
    expect(medianOf(waits.set(1_440, 5))).toBe(1_440);
  });
});
