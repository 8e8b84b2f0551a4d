import { createHmac, randomBytes } from 'node:crypto';
import { base32 } from './base32.js';

/** Defaults that every app assumes. */
const DIGITS = 6;
const STEP_SECONDS = 30;
/** Accepted drift of a phone's clock in steps, before and after. */
const DRIFT = 1;
const ISSUER = 'Sankofa';

/** 160 bits, as RFC 4226 recommends. */
export const newKey = (): Buffer => randomBytes(20);

export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1000 / STEP_SECONDS);

/** The code of a time step after RFC 6238: six digits of a keyed hash of the step's number. */
export function codeOf(key: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(hash.length - 1) & 0x0f) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The newest acceptable step that has this code. Undefined when none has. */
export function stepOf(code: string, key: Buffer, now: Date): number | undefined {
  const newest = stepAt(now) + DRIFT;
  const steps = Array.from({ length: 2 * DRIFT + 1 }, (_, i) => newest - i);
  return steps.find((step) => codeOf(key, step) === code);
}

/** The address in the QR code and the link. It names the account, for members who have several. */
export function addressOf(key: Buffer, account: string): string {
  const label = encodeURIComponent(`${ISSUER}:${account}`);
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: base32(key), issuer: ISSUER }).toString()}`;
}
