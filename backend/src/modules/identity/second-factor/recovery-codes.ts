import { randomBytes } from 'node:crypto';
import { base32 } from './base32.js';

const COUNT = 10;
const HALF = 5;
/** As Arabic keyboards have them, and those of Persian and Urdu; the last four bits are the number. */
const ARABIC_DIGITS = /[٠-٩۰-۹]/g;

/** Ten codes of 50 random bits each, for the day the phone is lost. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newRecoveryCode);

export function newRecoveryCode(): string {
  const letters = base32(randomBytes(2 * HALF));
  return `${letters.slice(0, HALF)}-${letters.slice(HALF, 2 * HALF)}`;
}

/** A code as it is kept and compared: people leave the hyphen out, and type small letters or the digits of Arabic. */
export const tidied = (code: string): string =>
  code
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{Nd}]/gu, '')
    .replaceAll(ARABIC_DIGITS, (digit) => String(digit.charCodeAt(0) & 0xf))
    .toUpperCase();

/** Six digits come from an app; what is longer was written down. */
export const isFromApp = (code: string): boolean => /^\d{6}$/.test(code);
