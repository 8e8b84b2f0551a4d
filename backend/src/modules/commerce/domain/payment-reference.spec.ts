import { describe, expect, it } from '@jest/globals';
import { nextPaymentReference } from './payment-reference.js';
import { programFeeOf } from './program-fee.aggregate.js';

const member = '01900000-0000-7000-8000-00000000000b';
const other = '01900000-0000-7000-8000-00000000000c';
const claimsOf = (...references: string[]) =>
  new Set(references.map((reference) => programFeeOf(member, reference.toLowerCase()).streamId));

describe('the reference of the next payment', () => {
  it('is short, and has no letter that looks like a digit', () => {
    expect(nextPaymentReference(member, new Set())).toMatch(/^SK[0-9A-HJKMNP-TV-Z]{10}$/);
  });

  it('stays until it was claimed, and is another one then', () => {
    const first = nextPaymentReference(member, claimsOf('typed by hand'));
    expect(nextPaymentReference(member, new Set())).toBe(first);
    const second = nextPaymentReference(member, claimsOf(first));
    expect(second).not.toBe(first);
    expect(nextPaymentReference(member, claimsOf(first, second))).not.toBe(second);
  });

  it('is one member’s alone', () => {
    const theirs = nextPaymentReference(other, new Set());
    expect(theirs).not.toBe(nextPaymentReference(member, new Set()));
    expect(nextPaymentReference(other, claimsOf(nextPaymentReference(member, new Set())))).toBe(theirs);
  });
});
