// Written by npm run generate.
export type DecimalSign = '.' | ',';

/** The end of an amount with one or two decimals. */
const DECIMAL_END = /([.,])\d{1,2}$/;

/** The decimal sign of an amount as people and banks write it. Undefined when the text is ambiguous. */
export function decimalSignOf(text: string): DecimalSign | undefined {
  const digits = digitsOf(text);
  const signs = [...digits.matchAll(/[.,]/g)].map(([sign]) => sign as DecimalSign);
  const last = signs.at(-1);
  if (last === undefined) return undefined;
  if (new Set(signs).size > 1) return last;
  return signs.length === 1 && DECIMAL_END.test(digits) ? last : undefined;
}

/** Minor units of `₦1,234.56`, `1.234,56`, `(120.00)` or `120.00 DR`. Undefined for other text. */
export function amountIn(
  text: string,
  decimalSign = decimalSignOf(text) ?? (text.includes('.') ? ',' : '.'),
): number | undefined {
  const digits = digitsOf(text);
  const [whole = '', decimals = '', ...more] = digits.split(decimalSign);
  const groups = whole.split(decimalSign === '.' ? ',' : '.');
  const areGroups = groups.slice(1).every((group) => group.length === 3) && /^\d*$/.test(groups.join(''));
  if (more.length > 0 || !areGroups || !/\d/.test(digits) || !/^\d{0,2}0*$/.test(decimals)) return undefined;
  const amount = Number(groups.join('')) * 100 + Number(decimals.slice(0, 2).padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  return isNegative(text) ? -amount : amount;
}

const digitsOf = (text: string): string =>
  text
    .replace(/^\s*(?:[A-Z]{1,3}(?![A-Z])|[₦$])\.?|[₦$]/giu, '')
    .replace(/\b(?:cr|dr)\.?\s*$/i, '')
    .replaceAll(/[\s'’()+−-]/g, '');

const isNegative = (text: string): boolean => /^\s*[^\d]*[-−(]|[-−]\s*$|\bdr\.?\s*$/i.test(text);
