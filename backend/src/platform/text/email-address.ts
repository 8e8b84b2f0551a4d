import { domainToASCII } from 'node:url';
import { dropUnseen } from './tidy.js';

/** Quoted local parts may hold anything, even line ends, and no person's mailbox needs them. */
const UNFIT = /["%\\\p{C}\p{Z}]/u;

/** The one spelling of a mailbox: lower case, composed, without invisible characters, its domain in ASCII (IDNA). */
export function canonicalEmail(text: string): string {
  const plain = dropUnseen(text).normalize('NFKC').toLowerCase().normalize('NFKC').trim();
  const at = plain.lastIndexOf('@');
  if (at < 0 || UNFIT.test(plain.slice(at + 1))) return plain;
  return `${plain.slice(0, at)}@${domainToASCII(plain.slice(at + 1))}`;
}

export const isPlainMailbox = (canonical: string): boolean => canonical.isWellFormed() && !UNFIT.test(canonical);
