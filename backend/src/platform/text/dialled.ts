import { dropUnseen } from './tidy.js';

const DIALLED = /^[+\d\s()[\]./\p{Pd}]+$/u;

/** The digits of a phone number, without the 0 of who dials at home. Empty where it is no such number. */
export function dialledIn(text: string, countries: readonly { readonly diallingCode: string }[]): string {
  const plain = dropUnseen(text).normalize('NFKC').trim();
  if (!DIALLED.test(plain)) return '';
  const digits = plain.replace(/\(0\)/, '').replaceAll(/[^\d+]/g, '');
  return countries.reduce((number, { diallingCode }) => number.replace(`${diallingCode}0`, diallingCode), digits);
}
