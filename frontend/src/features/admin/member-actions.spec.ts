import { describe, expect, it } from '@jest/globals';
import { actionsFor } from './member-actions';

const status = { bannedAt: null, profileStatus: 'basic', hasSecondFactor: false } as const;
const ada = { ...status, membershipType: 'Creator' } as const;
const banned = { bannedAt: '2026-11-21T10:00:00Z', profileStatus: 'suspended' } as const;

describe('what staff can do with a member', () => {
  it('fits how the member stands', () => {
    const account = ['account', 'roles', 'sessions', 'ban'];
    expect(actionsFor(ada)).toEqual(['upgrade', 'points', 'certificate', ...account]);
    expect(actionsFor({ ...ada, profileStatus: 'pro', membershipType: 'Business' })).toEqual(account);
    expect(actionsFor({ ...ada, hasSecondFactor: true })).toContain('secondFactor');
    expect(actionsFor({ ...ada, ...banned })).toEqual(['reactivate']);
  });
});
