import { expect, it } from '@jest/globals';
import { monthName, revenueIn } from './revenue-figures';

const cell = { of: 'standard', currency: 'NGN', way: 'gateway', received: 0, returned: 0 } as const;
const revenue = {
  months: ['2026-10', '2026-11'],
  items: [
    { ...cell, month: '2026-10', received: 7_000_000 },
    { ...cell, month: '2026-11', returned: 3_500_000 },
    { ...cell, month: '2026-11', of: 'order', way: 'statement', received: 1_500_000 },
    { ...cell, month: '2026-11', currency: 'ZAR', received: 65_000 },
  ],
} satisfies Parameters<typeof revenueIn>[1];

it('tells what came in and went back, in one currency', () => {
  expect(revenueIn('NGN', revenue)).toEqual({
    byPlan: {
      summary: '₦85,000 came in, ₦35,000 went back. Orders ₦15,000, Standard ₦35,000.',
      series: [
        { name: 'Orders', values: [0, 1_500_000] },
        { name: 'Standard', values: [7_000_000, -3_500_000] },
      ],
    },
    byWay: {
      summary: '₦85,000 came in, ₦35,000 went back. Card ₦35,000, Statement ₦15,000.',
      series: [
        { name: 'Card', values: [7_000_000, -3_500_000] },
        { name: 'Statement', values: [0, 1_500_000] },
      ],
    },
  });
});

it('names a month', () => expect(monthName('2026-11')).toBe('Nov 2026'));
