import { describe, expect, it } from '@jest/globals';
import { reasonOf } from '../logging/reason-of.js';
import { fullJitter } from './retries.js';

describe('the wait before a retry', () => {
  it('is anything up to a ceiling that grows from a second to ten minutes', () => {
    expect([1, 2, 3, 4].map((tries) => fullJitter(tries, () => 1))).toEqual([1_000, 10_000, 100_000, 600_000]);
    expect([1, 2, 3, 4].map((tries) => fullJitter(tries, () => 0))).toEqual([0, 0, 0, 0]);
  });
});

describe('the reason that is kept with a failed job', () => {
  it('tells kind and codes, never the words', () => {
    const error = Object.assign(new Error('no such user ada@example.com'), { code: 'EENVELOPE', responseCode: 550 });
    expect(reasonOf(error)).toBe('Error EENVELOPE 550');
    expect(reasonOf('ada@example.com')).toBe('Unknown error');
  });
});
