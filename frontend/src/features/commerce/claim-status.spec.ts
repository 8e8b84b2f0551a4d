import { describe, expect, it } from '@jest/globals';
import { type Claim, describeTurn, findClaimToShow, hasPendingClaim, paidWords, referenceWords } from './claim-status';

const claim = (status: Claim['status'], day: string): Claim => ({
  id: day,
  plan: 'basic',
  fee: { amount: 1_000_000, currency: 'NGN' },
  reference: 'SK-1',
  status,
  reason: null,
  paidOn: null,
  paidAmount: null,
  givenReference: null,
  submittedAt: `2026-11-${day}T12:00:00.000Z`,
  decidedAt: null,
});
const told = (claims: Claim[], proSince: string | null = null) => findClaimToShow(claims, proSince)?.id;

describe('the claim that a member is told of', () => {
  it('is the newest', () => expect(told([claim('rejected', '12'), claim('rejected', '11')])).toBe('12'));

  it('is one that is still looked for, though a newer one was rejected', () => {
    const claims = [claim('rejected', '12'), claim('pending', '11')];
    expect([told(claims), hasPendingClaim(claims)]).toEqual(['11', true]);
  });

  it('is none that was withdrawn', () => expect(told([claim('withdrawn', '12'), claim('rejected', '11')])).toBe('11'));

  it('is none from before the plan was given', () => {
    const claims = [claim('rejected', '12'), claim('rejected', '11')];
    expect(told(claims, '2026-11-12T13:00:00.000Z')).toBeUndefined();
    expect(told(claims, '2026-11-12T11:00:00.000Z')).toBe('12');
  });

  it('is nothing where there are none', () =>
    expect([told([]), hasPendingClaim(undefined)]).toEqual([undefined, false]));
});

describe('what a member told us', () => {
  const told = (more: Partial<Claim>) => ({ ...claim('pending', '12'), ...more });
  it('is the amount that was typed, beside the fee', () => {
    expect(paidWords(told({ paidAmount: 900_050 }))).toBe('₦9,000.50 for a fee of ₦10,000');
    expect([null, 1_000_000].map((paidAmount) => paidWords(told({ paidAmount })))).toEqual(['₦10,000', '₦10,000']);
  });
  it('names the reference of the bank and ours apart', () => {
    expect(referenceWords(told({}))).toBe('reference SK-1');
    expect(referenceWords(told({ reference: 'FT-9', givenReference: 'SK1' }))).toBe(
      'your reference FT-9 (ours is SK1)',
    );
  });
});

describe('whose turn it is', () => {
  const at = (hours: number) => Date.parse('2026-11-12T12:00:00.000Z') + hours * 3_600_000;
  it('is told with how long it usually takes, where that is known', () => {
    expect(describeTurn(claim('pending', '12'), '3 hours', at(1))).toMatch(/our turn.*, usually within 3 hours\.$/);
    expect(describeTurn(claim('pending', '12'), null, at(1))).toMatch(/in our books\.$/);
  });
  it('says what to do when it takes long, and when it was not found', () => {
    expect(describeTurn(claim('pending', '12'), '3 hours', at(49))).toContain('longer than it should');
    expect(describeTurn(claim('rejected', '12'), null, at(1))).toContain('your turn');
  });
  it('is nobody’s once it is confirmed or withdrawn', () =>
    expect([
      describeTurn(claim('confirmed', '12'), null, at(1)),
      describeTurn(claim('withdrawn', '12'), null, at(1)),
    ]).toEqual(['', '']));
});
