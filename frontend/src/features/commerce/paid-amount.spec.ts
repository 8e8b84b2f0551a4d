import { expect, it } from '@jest/globals';
import { paidAmountIn } from './paid-amount';

it.each([
  ['650', 65_000],
  ['R 650,00', 65_000],
  ['650.5', 65_050],
  ['35,000', 3_500_000],
  ['35 000,50', 3_500_050],
  ['\u20A635,000.00', 3_500_000],
  ['35.000,00', 3_500_000],
  ['3', 300],
  ['about 650 rand', 65_000],
  ['650.50 NGN', 65_050],
])('reads %s', (text, amount) => expect(paidAmountIn(text)).toBe(amount));

it.each(['', 'six hundred', '.', '-5', '(650)', '650 + 10', '650/2', '35k', '1.5m'])(
  'reads no amount in "%s"',
  (text) => expect(paidAmountIn(text)).toBeNaN(),
);
