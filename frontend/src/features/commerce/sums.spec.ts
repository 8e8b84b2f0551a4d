import { expect, it } from '@jest/globals';
import { sumsOf } from './sums';

it('adds up each currency on its own', () => {
  const naira = { amount: 3_500_000, currency: 'NGN' };
  expect(sumsOf([naira, { amount: 65_000, currency: 'ZAR' }, naira])).toBe('₦70,000 and R650');
});
