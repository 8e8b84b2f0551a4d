import { describe, expect, it } from '@jest/globals';
import { type AccountStatus, type Policy, refusalOf } from './policy.js';

const now = new Date('2030-06-01T00:00:00Z');
const ada: AccountStatus = {
  memberId: 'ada',
  roles: [],
  lacksSecondFactor: false,
  emailVerification: 'off',
  hasOldSecondFactor: false,
  suspended: false,
  suspensionReason: null,
  membershipType: 'Creator',
  pro: true,
  points: 50,
  kycStatus: 'approved',
  approvedAt: new Date('2030-02-01T00:00:00Z'),
};
const all: Policy = {
  who: 'member',
  types: ['Creator'],
  pro: true,
  points: 50,
  kyc: 'approved',
  approvedForMonths: 4,
};
const refusal = (policy: Policy, status?: AccountStatus) => refusalOf(policy, status, now)?.code;

describe('a policy', () => {
  it('lets in who has all that it asks', () => expect(refusal(all, ada)).toBeUndefined());
  it('for anyone asks nothing', () => {
    expect(refusal({ who: 'anyone' })).toBeUndefined();
    expect(refusal({ who: 'anyone' }, { ...ada, suspended: true })).toBeUndefined();
  });

  it('names the first of several reasons: suspension, type, Pro, points, verification, age', () => {
    const nothing: AccountStatus = {
      ...ada,
      suspended: true,
      membershipType: 'AFRO WALLET',
      pro: false,
      points: 0,
      kycStatus: null,
      approvedAt: null,
    };
    const reached: Partial<AccountStatus>[] = [
      { suspended: false },
      { membershipType: 'Creator' },
      { pro: true },
      { points: 50 },
      { kycStatus: 'approved' },
      { approvedAt: ada.approvedAt },
    ];
    const codes = reached.map((_, i) =>
      refusal(all, Object.assign({}, nothing, ...reached.slice(0, i)) as AccountStatus),
    );
    expect(refusal(all)).toBe('NOT_SIGNED_IN');
    expect(codes).toEqual([
      'ACCOUNT_SUSPENDED',
      'WRONG_MEMBERSHIP_TYPE',
      'PRO_REQUIRED',
      'POINTS_REQUIRED',
      'KYC_REQUIRED',
      'APPROVAL_AGE_REQUIRED',
    ]);
  });

  it('may stay open while suspended', () =>
    expect(refusal({ who: 'member', whileSuspended: true }, { ...ada, suspended: true })).toBeUndefined());

  it('for staff asks for one of its roles, which an admin always has', () => {
    const reviewing: Policy = { who: 'staff', roles: ['reviewer'] };
    expect(refusal(reviewing, ada)).toBe('STAFF_ONLY');
    expect(refusal(reviewing, { ...ada, roles: ['auditor'] })).toBe('STAFF_ONLY');
    expect(refusal(reviewing, { ...ada, roles: ['auditor', 'reviewer'] })).toBeUndefined();
    expect(refusal(reviewing, { ...ada, roles: ['admin'] })).toBeUndefined();
  });

  it('for staff may ask for a second factor, once the role is right', () => {
    const reviewing: Policy = { who: 'staff', roles: ['reviewer'] };
    const lacking: AccountStatus = { ...ada, lacksSecondFactor: true };
    expect(refusal(reviewing, { ...lacking, roles: ['auditor'] })).toBe('STAFF_ONLY');
    expect(refusal(reviewing, { ...lacking, roles: ['reviewer'] })).toBe('SECOND_FACTOR_REQUIRED');
    expect(refusal(reviewing, { ...lacking, roles: ['admin'] })).toBe('SECOND_FACTOR_REQUIRED');
    expect(refusal(all, { ...lacking, roles: ['admin'] })).toBeUndefined();
  });

  it('asks for a verified address where the settings require it', () => {
    const claiming: Policy = { who: 'member', verifiedEmail: true };
    expect(refusal(claiming, { ...ada, emailVerification: 'required' })).toBe('EMAIL_NOT_VERIFIED');
    expect(refusal(claiming, { ...ada, emailVerification: 'asked' })).toBeUndefined();
    expect(refusal({ who: 'member' }, { ...ada, emailVerification: 'required' })).toBeUndefined();
  });

  const nothingReached = { pro: false, points: 0, kycStatus: null, approvedAt: null };
  const staffAlone: AccountStatus = { ...ada, ...nothingReached, membershipType: null, roles: ['auditor'] };

  it('lets staff without a membership type see what members see, and change nothing', () => {
    expect(refusal(all, staffAlone)).toBeUndefined();
    expect(refusalOf(all, staffAlone, now, { writes: true })?.code).toBe('WRONG_MEMBERSHIP_TYPE');
    expect(refusalOf({ who: 'member' }, staffAlone, now, { writes: true })).toBeUndefined();
  });

  it.each(['admin', 'reviewer', 'auditor', 'operator', 'finance'] as const)(
    'holds a member who is %s too to what members must have reached',
    (role) => {
      const both: AccountStatus = { ...ada, ...nothingReached, roles: [role] };
      for (const request of [{}, { writes: true }]) {
        expect(refusalOf(all, both, now, request)?.code).toBe('PRO_REQUIRED');
        expect(refusalOf({ who: 'member', types: ['Business'] }, both, now, request)?.code).toBe(
          'WRONG_MEMBERSHIP_TYPE',
        );
        expect(refusalOf(all, { ...both, suspended: true }, now, request)?.code).toBe('ACCOUNT_SUSPENDED');
      }
    },
  );
});
