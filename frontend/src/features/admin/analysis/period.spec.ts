import { expect, it } from '@jest/globals';
import { historyOf, periodOfMonth } from './period';

it('leads from a figure to the events of its days', () => {
  expect(historyOf('ProUpgraded', { from: '2026-11-01', to: '2026-11-07' })).toBe(
    '/admin/history?type=ProUpgraded&from=2026-11-01T00:00:00.000Z&to=2026-11-07T23:59:59.999Z',
  );
});

it.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('ends %s on %s', (month, to) => expect(periodOfMonth(month)).toEqual({ from: `${month}-01`, to }));
