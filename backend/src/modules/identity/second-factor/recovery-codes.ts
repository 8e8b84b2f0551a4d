import { randomBytes } from 'node:crypto';
import { base32 } from './base32.js';

const COUNT = 10;
const HALF = 5;
/** Digits of Arabic, Persian and Urdu keyboards. The last four bits are the number. */
const ARABIC_DIGITS = /[٠-٩۰-۹]/g;

/** Ten codes of 50 random bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newRecoveryCode);

export function newRecoveryCode(): string {
  const letters = base32(randomBytes(2 * HALF));
  return `${letters.slice(0, HALF)}-${letters.slice(HALF, 2 * HALF)}`;
}

/** Normalises a code for storing and comparing: without hyphens, in capitals, with Latin digits. */
export const tidied = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '')
    .replaceAll(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase();

/** Codes of the app have six digits. Recovery codes are longer. */
export const isFromApp = (code: string): boolean => /^\d{6}$/.test(code);
