import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Throttle } from '../platform/throttling/throttle.js';
import type { AccountStatuses } from './account-statuses.js';
import { type PolicyName, policies } from './policies.js';
import type { AccountStatus, Policy } from './policy.js';
import { ProductAccessRules } from './product-access-rules.js';
import { staffRoles } from './roles.js';
import { ownRightsOf, tokenRightNames } from './token-rights.js';

const now = new Date('2026-11-26T09:00:00Z');
const rules = new ProductAccessRules({} as AccountStatuses, { now: () => now }, {} as Throttle);
const policyNames = Object.keys(policies) as PolicyName[];

const anyStatus: fc.Arbitrary<AccountStatus> = fc.record({
  memberId: fc.constant('m'),
  roles: fc.subarray([...staffRoles]),
  lacksSecondFactor: fc.boolean(),
  emailVerification: fc.constantFrom('off', 'asked', 'required'),
  hasOldSecondFactor: fc.boolean(),
  suspended: fc.boolean(),
  suspensionReason: fc.constant(null),
  membershipType: fc.constantFrom('Creator', 'Business', 'AFRO WALLET', null),
  pro: fc.boolean(),
  points: fc.integer({ min: 0, max: 105 }),
  kycStatus: fc.constantFrom('approved', 'pending', null),
  approvedAt: fc.constantFrom(null, new Date('2026-01-01'), now),
});
const anyRights = fc.subarray([...policyNames]);

describe('what an API token may do', () => {
  it('is never more than its maker may, and never what it was not given', () => {
    fc.assert(
      fc.property(anyStatus, anyRights, fc.boolean(), fc.boolean(), (maker, rights, writes, isClosedToTokens) => {
        const token = { ...maker, apiToken: { id: 't', rights } };
        for (const policy of policyNames.filter((name) => policies[name].who !== 'anyone')) {
          if (rules.refusalOf(policy, token, { writes, isClosedToTokens })) continue;
          expect(rules.refusalOf(policy, maker, { writes })).toBeUndefined();
          expect([policy, rights.includes(policy), isClosedToTokens]).toEqual([policy, true, false]);
        }
      }),
    );
  });

  it('is chosen among what the maker may do just now', () => {
    fc.assert(
      fc.property(anyStatus, (maker) => {
        for (const right of ownRightsOf(maker, now))
          expect(rules.refusalOf(right, maker, { writes: true })).toBeUndefined();
      }),
    );
  });

  it('is nothing that asks people for a recent code, nor the making of tokens', () => {
    const asking = policyNames.filter((name) => (policies[name] as Policy).recentSecondFactor);
    expect(asking.length).toBeGreaterThan(5);
    expect(tokenRightNames.filter((name) => asking.includes(name))).toEqual([]);
  });
});
