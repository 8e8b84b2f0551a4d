import { describe, expect, it } from '@jest/globals';
import { actionsFor } from './member-actions';

const ada = { bannedAt: null, profileStatus: 'basic', membershipType: 'Creator' } as const;
const banned = { bannedAt: '2026-11-21T10:00:00Z', profileStatus: 'suspended' } as const;

describe('what staff can do with a member', () => {
  it('fits how the member stands', () => {
    const account = ['account', 'roles', 'sessions', 'secondFactor', 'ban'];
    expect(actionsFor(ada)).toEqual(['upgrade', 'points', 'certificate', ...account]);
    expect(actionsFor({ ...ada, profileStatus: 'pro', membershipType: 'Business' })).toEqual(account);
    expect(actionsFor({ ...ada, ...banned })).toEqual(['reactivate']);
  });
});
