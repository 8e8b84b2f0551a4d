import { dropUnseen } from './tidy.js';

const DIALLED = /^[+\d\s()[\]./\p{Pd}]+$/u;

/** The digits of a phone number in international form, without the trunk 0. Empty if the text is not a number. */
export function dialledIn(text: string, countries: readonly { readonly diallingCode: string }[]): string {
  const plain = dropUnseen(text).normalize('NFKC').trim();
  if (!DIALLED.test(plain)) return '';
  const digits = plain.replace(/\(0\)/, '').replaceAll(/[^\d+]/g, '');
  return countries.reduce((number, { diallingCode }) => number.replace(`${diallingCode}0`, diallingCode), digits);
}
