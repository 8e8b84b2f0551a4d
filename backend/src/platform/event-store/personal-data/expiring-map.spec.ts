import { describe, expect, it, jest } from '@jest/globals';
import { ExpiringMap } from './expiring-map.js';

describe('a bounded cache', () => {
  it('lets the oldest go when there are too many', () => {
    const map = new ExpiringMap<number, string>(1_000, 10);
    for (let n = 0; n < 1_000; n++) {
      map.set(n, String(n));
      expect(map.get(n)).toBe(String(n));
      expect(map.get(n - 10)).toBeUndefined();
    }
    expect([989, 991, 999].map((n) => map.get(n))).toEqual([undefined, '991', '999']);
  });

  it('takes an entry that is set again for a new one', () => {
    const map = new ExpiringMap<number, string>(1_000, 3);
    for (const n of [1, 2, 3, 1, 4]) map.set(n, String(n));
    expect([1, 2, 3, 4].map((n) => map.get(n))).toEqual(['1', undefined, undefined, '4']);
  });

  it('lets an entry go when its time is over', () => {
    jest.useFakeTimers();
    const map = new ExpiringMap<number, string>(1_000, 10);
    map.set(1, 'one');
    jest.advanceTimersByTime(999);
    expect(map.get(1)).toBe('one');
    jest.advanceTimersByTime(1);
    expect(map.get(1)).toBeUndefined();
    jest.useRealTimers();
  });

  it('lets go what it is told to', () => {
    const map = new ExpiringMap<string, number>(1_000, 10);
    for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3 })) map.set(key, value);
    map.deleteWhere((value, key) => value === 1 || key === 'c');
    expect(['a', 'b', 'c'].map((key) => map.get(key))).toEqual([undefined, 2, undefined]);
  });
});
