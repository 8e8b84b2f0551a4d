import { describe, expect, it } from '@jest/globals';
import { markReplaced } from './replacements.js';

const at = (second: number): Date => new Date(Date.UTC(2030, 0, 1, 0, 0, second));
const worker = (name: string, startedAt: number, seenAt?: number) => ({
  name,
  role: 'worker',
  startedAt: at(startedAt),
  seenAt: at(seenAt ?? 60),
  isSilent: seenAt !== undefined,
});
const replaced = (...processes: ReturnType<typeof worker>[]) =>
  markReplaced(processes).flatMap(({ name, isReplaced }) => (isReplaced ? [name] : []));

describe('a process that fell silent', () => {
  it('is replaced by one of its role that was started later', () => {
    expect(replaced(worker('killed', 1, 10), worker('beside', 2), worker('new', 15))).toEqual(['killed']);
  });

  it('is not replaced by one that ran beside it, nor by one of another role', () => {
    expect(replaced(worker('killed', 1, 10), worker('beside', 2))).toEqual([]);
    expect(replaced(worker('killed', 1, 10), { ...worker('new', 15), role: 'api' })).toEqual([]);
  });

  it('stays replaced when its replacement falls silent too', () => {
    const [first, second] = [worker('first', 1, 10), worker('second', 15, 20)];
    expect(replaced(first, second)).toEqual(['first']);
    expect(replaced(first, second, worker('third', 25))).toEqual(['first', 'second']);
  });

  it('takes one for each', () => {
    const two = [worker('first', 1, 10), worker('second', 1, 20)];
    expect(replaced(...two, worker('new', 30))).toEqual(['first']);
    expect(replaced(...two, worker('early', 15), worker('new', 30))).toEqual(['first', 'second']);
  });
});
