import { describe, expect, it, jest } from '@jest/globals';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { fromLocal, isBackwards, presetsAt, toLocal } from './filter';

describe('a moment that is chosen by the second', () => {
  it('holds all of the second, from its beginning or to its end', () => {
    const local = toLocal('2030-01-01T12:00:07.345Z');
    expect(fromLocal(local, 'begin')).toBe('2030-01-01T12:00:07.000Z');
    expect(fromLocal(local, 'end')).toBe('2030-01-01T12:00:07.999Z');
  });

  it('is the same when it is shown and read again', () => {
    const local = toLocal('2030-01-01T12:00:00.000Z');
    expect(toLocal(fromLocal(local, 'end'))).toBe(local);
  });

  it.each(['begin', 'end'] as const)('has a year of four digits at the %s of the last day', (edge) => {
    expect(fromLocal('9999-12-31T23:59:59', edge)).toMatch(/^9999-12-31T/);
  });

  it('is shown with a year of four digits, east of Greenwich too', () => {
    const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-60);
    expect(toLocal('9999-12-31T23:59:59.999Z')).toBe('9999-12-31T23:59:59');
    offset.mockRestore();
  });

  it('is none where there is none', () => {
    expect(toLocal(undefined)).toBe('');
    expect(toLocal('yesterday')).toBe('');
    expect(fromLocal('', 'end')).toBeUndefined();
    expect(fromLocal('20300-01-01T12:00', 'end')).toBeUndefined();
  });
});

it('offers the day, and the week and the month that are over', () => {
  const { Today, ...past } = presetsAt(new Date(2026, 9, 14, 15)); // a Wednesday in October
  const asLocal = ({ from, to }: { from: string; to: string }) => [toLocal(from), toLocal(to)];
  expect(Today && asLocal(Today)).toEqual(['2026-10-14T00:00:00', '2026-10-14T23:59:59']);
  expect(Object.values(past).map(asLocal)).toEqual([
    ['2026-10-05T00:00:00', '2026-10-11T23:59:59'],
    ['2026-09-01T00:00:00', '2026-09-30T23:59:59'],
  ]);
});

it.each([
  ['2030-01-02T00:00:00.000Z', '2030-01-01T00:00:00.000Z', true],
  ['2030-01-01T00:00:00.000Z', '2030-01-01T00:00:00.999Z', false],
  ['2030-01-02T00:00:00.000Z', undefined, false],
  [undefined, 'yesterday', false],
])('knows whether %s to %s is backwards', (from, to, expected) => {
  const search = { filter: (name: string) => (name === 'from' ? from : to) } as ListSearch;
  expect(isBackwards(search)).toBe(expected);
});
