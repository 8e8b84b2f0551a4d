import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { TtlCache } from './ttl-cache.js';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('A key is present for a while, and for as long again once it is added again', () => {
  const cache = new TtlCache(1_000);
  cache.add('a');
  jest.advanceTimersByTime(999);
  expect([cache.has('a'), cache.has('b')]).toEqual([true, false]);
  cache.add('a');
  jest.advanceTimersByTime(999);
  expect(cache.has('a')).toBe(true);
  jest.advanceTimersByTime(1);
  expect(cache.has('a')).toBe(false);
});

it('The oldest key goes first when there are too many', () => {
  const cache = new TtlCache(1_000);
  for (let i = 0; i <= 1_000; i++) cache.add(String(i));
  expect([cache.has('0'), cache.has('1'), cache.has('1000')]).toEqual([false, true, true]);
});
