import { amountIn } from './amounts.gen';

/** One number, with words and signs around it. */
const ONE_NUMBER = /^(\D*)(\d[\d\s.,'’]*)(\D*)$/;

/** The amount in minor units. NaN where the text has no amount, more than one, a negative one, or one such as `35k`. */
export function paidAmountIn(text: string): number {
  const [, before = '', number = '', after = ''] = ONE_NUMBER.exec(text) ?? [];
  const isAnother = /[-−(]/.test(before) || /^[km]\b/i.test(after);
  return (isAnother ? undefined : amountIn(number.trim())) ?? Number.NaN;
}
