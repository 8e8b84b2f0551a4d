import { describe, expect, it, jest } from '@jest/globals';
import { TtlCache } from './ttl-cache.js';

describe('a TTL cache', () => {
  it('lets the oldest go when there are too many', () => {
    const cache = new TtlCache<number, string>(1_000, 10);
    for (let n = 0; n < 1_000; n++) {
      cache.set(n, String(n));
      expect(cache.get(n)).toBe(String(n));
      expect(cache.get(n - 10)).toBeUndefined();
    }
    expect([989, 991, 999].map((n) => cache.get(n))).toEqual([undefined, '991', '999']);
  });

  it('takes an entry that is set again for a new one', () => {
    const cache = new TtlCache<number, string>(1_000, 3);
    for (const n of [1, 2, 3, 1, 4]) cache.set(n, String(n));
    expect([1, 2, 3, 4].map((n) => cache.get(n))).toEqual(['1', undefined, undefined, '4']);
  });

  it('lets an entry go when its time is over, which begins anew when it is set again', () => {
    jest.useFakeTimers();
    const cache = new TtlCache<number, string>(1_000, 10);
    cache.set(1, 'one');
    jest.advanceTimersByTime(999);
    expect(cache.get(1)).toBe('one');
    cache.set(1, 'anew');
    jest.advanceTimersByTime(999);
    expect(cache.get(1)).toBe('anew');
    jest.advanceTimersByTime(1);
    expect(cache.get(1)).toBeUndefined();
    jest.useRealTimers();
  });

  it('lets go what it is told to', () => {
    const cache = new TtlCache<string, number>(1_000, 10);
    for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3 })) cache.set(key, value);
    cache.deleteWhere((value, key) => value === 1 || key === 'c');
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 2, undefined]);
  });
});
