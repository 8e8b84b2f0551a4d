import { derivedId } from '../../../platform/event-sourcing/index.js';
import { programFeeOf } from './program-fee.aggregate.js';

/** Digits and letters that cannot be taken for one another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** The same reference until it is claimed, so that what is shown today finds what is paid tomorrow. */
export function nextPaymentReference(memberId: string, claimIds: ReadonlySet<string>): string {
  for (let n = 0; ; n += 1) {
    const reference = paymentReference(memberId, n);
    if (!claimIds.has(programFeeOf(memberId, reference.toLowerCase()).streamId)) return reference;
  }
}

function paymentReference(memberId: string, n: number): string {
  let rest = BigInt(`0x${derivedId(memberId, `payment-reference/${String(n)}`).slice(-12)}`);
  let text = '';
  for (let i = 0; i < LENGTH; i += 1) {
    text = ALPHABET.charAt(Number(rest % 32n)) + text;
    rest /= 32n;
  }
  return `SK${text}`;
}
