import { describe, expect, it } from '@jest/globals';
import { amountIn, decimalSignOf } from './amounts.js';

describe('an amount as people and banks write it', () => {
  it.each([
    ['35,000', 3_500_000],
    ['35.000', 3_500_000],
    ['35000', 3_500_000],
    ['35 000,00', 3_500_000],
    ['₦35,000.00', 3_500_000],
    ['NGN 35,000.00', 3_500_000],
    ['R650', 65_000],
    ['R 1 234.5', 123_450],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ["1'234'567.89", 123_456_789],
    ['1,234,567', 123_456_700],
    ['-120.00', -12_000],
    ['120.00-', -12_000],
    ['(120.00)', -12_000],
    ['120.00 DR', -12_000],
    ['120.00 CR', 12_000],
    ['+120.00', 12_000],
    ['0.00', 0],
    ['.50', 50],
  ])('%s is %i minor units', (text, amount) => expect(amountIn(text)).toBe(amount));

  it.each([
    '',
    ' ',
    'abc',
    '12,34,56',
    '1.2.3',
    '12.345,6,7',
    '--',
    '1.239',
    '12/03/2026',
    '99999999999999999999',
    'SK12AB',
  ])('%p is none', (text) => expect(amountIn(text, '.')).toBeUndefined());

  it('is read by the sign of its column where it does not tell by itself', () => {
    expect([decimalSignOf('1.234'), decimalSignOf('1.234,5'), decimalSignOf('1,50')]).toEqual([undefined, ',', ',']);
    expect([amountIn('1.234', ','), amountIn('1,234', '.')]).toEqual([123_400, 123_400]);
  });
});
