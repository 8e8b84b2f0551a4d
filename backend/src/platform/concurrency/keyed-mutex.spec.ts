import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { KeyedMutex } from './keyed-mutex.js';

describe('mutex', () => {
  let mutex: KeyedMutex;
  let begun: string[];
  beforeEach(() => {
    mutex = new KeyedMutex();
    begun = [];
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const hanging = (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const work = (): Promise<string> => {
      begun.push(name);
      return promise;
    };
    return { work, resolve, reject };
  };
  const go = async (name: string) => {
    begun.push(name);
    return name;
  };
  const soon = () => new Promise(setImmediate);

  it('let the second go when the first has ended, well or not', async () => {
    const first = hanging('first');
    const answers = Promise.allSettled([
      mutex.runExclusive('points', first.work),
      mutex.runExclusive('points', () => go('second')),
      mutex.runExclusive('points', () => go('third')),
    ]);
    await soon();
    expect(begun).toEqual(['first']);
    first.reject(new Error('refused'));
    expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
    expect(begun).toEqual(['first', 'second', 'third']);
  });

  it('hold up nobody who has other work', async () => {
    const first = hanging('first');
    const one = mutex.runExclusive('points', first.work);
    expect(await mutex.runExclusive('orders', () => go('other'))).toBe('other');
    first.resolve('done');
    expect(await one).toBe('done');
  });

  it('are waited for a second, and no longer', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const first = hanging('first');
    const one = mutex.runExclusive('points', first.work);
    const two = mutex.runExclusive('points', () => go('second'));
    const three = mutex.runExclusive('points', () => go('third'));
    await jest.advanceTimersByTimeAsync(999);
    expect(begun).toEqual(['first']);
    await jest.advanceTimersByTimeAsync(1);
    expect(await Promise.all([two, three])).toEqual(['second', 'third']);
    first.resolve('done');
    await one;
  });
});
