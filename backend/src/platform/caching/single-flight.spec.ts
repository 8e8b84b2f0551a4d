import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { SingleFlight } from './single-flight.js';

function source() {
  const begun: PromiseWithResolvers<string>[] = [];
  const read = (): Promise<string> => {
    const reading = Promise.withResolvers<string>();
    begun.push(reading);
    return reading.promise;
  };
  return { begun, read };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('Equal questions that meet', () => {
  it('share one reading when they are asked at the same moment', async () => {
    const { begun, read } = source();
    const reads = new SingleFlight();
    const both = [reads.read({ page: 1 }, read), reads.read({ page: 1 }, read)];
    await settled();
    expect(begun).toHaveLength(1);
    begun[0]?.resolve('one');
    expect(await Promise.all(both)).toEqual(['one', 'one']);
  });

  it('share the reading that begins after they were asked', async () => {
    const { begun, read } = source();
    const reads = new SingleFlight();
    const first = reads.read({ page: 1 }, read);
    await settled();
    const others = [reads.read({ page: 1 }, read), reads.read({ page: 1 }, read)];
    expect(begun).toHaveLength(1);

    begun[0]?.resolve('before');
    expect(await first).toBe('before');
    await settled();
    expect(begun).toHaveLength(2);
    begun[1]?.resolve('after');
    expect(await Promise.all(others)).toEqual(['after', 'after']);
  });

  it('never answer one who asks later from a reading that has begun', async () => {
    const { begun, read } = source();
    const reads = new SingleFlight();
    void reads.read('list', read);
    await settled();
    void reads.read('list', read);
    begun[0]?.resolve('first');
    await settled();
    const late = reads.read('list', read);
    begun[1]?.resolve('second');
    await settled();
    begun[2]?.resolve('third');
    expect(await late).toBe('third');
  });

  it('hear of a failure alone: the next reading is tried', async () => {
    const { begun, read } = source();
    const reads = new SingleFlight();
    const first = reads.read('list', read);
    await settled();
    const next = reads.read('list', read);
    begun[0]?.reject(new Error('away'));
    await expect(first).rejects.toThrow('away');
    await settled();
    begun[1]?.resolve('back');
    expect(await next).toBe('back');
  });

  it('wait no more than a moment for a slow reading, beside which one more begins', async () => {
    const { begun, read } = source();
    const reads = new SingleFlight();
    void reads.read('list', read);
    await settled();
    const second = reads.read('list', read);
    jest.advanceTimersByTime(5);
    expect(begun).toHaveLength(2);
    const third = reads.read('list', read);
    jest.advanceTimersByTime(5);
    expect(begun).toHaveLength(2);

    begun[1]?.resolve('beside');
    expect(await second).toBe('beside');
    await settled();
    begun[2]?.resolve('after');
    expect(await third).toBe('after');
  });

  it('are read again once nobody asks any more', async () => {
    const { begun, read } = source();
    const reads = new SingleFlight();
    const first = reads.read('list', read);
    await settled();
    begun[0]?.resolve('one');
    await first;
    await settled();
    const later = reads.read('list', read);
    await settled();
    expect(begun).toHaveLength(2);
    begun[1]?.resolve('two');
    expect(await later).toBe('two');
  });
});

it('Different questions wait for nobody', async () => {
  const { begun, read } = source();
  const reads = new SingleFlight();
  void reads.read({ page: 1 }, read);
  void reads.read({ page: 2 }, read);
  await settled();
  expect(begun).toHaveLength(2);
});
