import { describe, expect, it } from '@jest/globals';
import { parseDelta } from './points-delta';

describe('the points that were typed', () => {
  it.each([
    ['10', 10],
    ['-10', -10],
    ['+7', 7],
    [' 12 ', 12],
    ['1000000', 1_000_000],
  ])('%j are a change', (typed, delta) => expect(parseDelta(typed)).toBe(delta));

  it.each(['', '-', '-0', '0', 'ten', '1e9', '1.5', '1,000', '1000001', '-1000001', '0x10', '9'.repeat(400)])(
    '%j count as 0',
    (typed) => expect(parseDelta(typed)).toBe(0),
  );
});
