import { describe, expect, it } from '@jest/globals';
import type { Access, Member } from '../shared/session/member';
import { accountLinksFor, isActive, navigationFor } from './navigation';

type Rule = Access[number];

const [users, kyc, orders]: [Rule, Rule, Rule] = [
  { path: '/admin/profiles', outcome: 'redirect' },
  { path: '/admin/kyc', outcome: 'allowed' },
  { path: '/admin/orders', outcome: 'allowed' },
];
const adminPanel = { to: '/admin/kyc', label: 'Admin Panel' };
const as = (membershipType: Member['membershipType'], ...access: Rule[]) => ({
  member: { membershipType } as Member,
  access,
});

describe('the navigation', () => {
  it('leads staff to the Admin Panel, at the first tab of their own', () => {
    expect(navigationFor(as(null, users, kyc, orders)).at(-1)).toMatchObject(adminPanel);
    expect(navigationFor(as(null, users)).at(-1)).toMatchObject({ label: 'Contact' });
    const closed: Rule = { ...kyc, outcome: 'redirect', code: 'SECOND_FACTOR_REQUIRED' };
    expect(navigationFor(as(null, users, closed)).at(-1)).toMatchObject(adminPanel);
  });
});

describe('the account menu', () => {
  it('offers the upgrade to those to whom the gate speaks', () => {
    const upgrade = { to: '/program-application-fee', label: 'Upgrade Account' };
    expect(accountLinksFor(as('Creator', { path: '/approval-gate', outcome: 'allowed' }))).toMatchObject([upgrade]);
    expect(accountLinksFor(as('Business', { path: '/approval-gate', outcome: 'allowed' }))).toMatchObject([upgrade]);
    expect(accountLinksFor(as('Creator', { path: '/approval-gate', outcome: 'redirect' }))).toEqual([]);
  });

  it('leads members who are staff too to the Admin Panel', () => {
    expect(accountLinksFor(as('Creator', users, kyc, orders))).toMatchObject([adminPanel]);
    expect(accountLinksFor(as(null, users, kyc, orders))).toEqual([]);
  });
});

describe('the active item of the navigation', () => {
  it('is the one whose path the address starts with', () => {
    expect(isActive('/learn', '/learn/event-management')).toBe(true);
    expect(isActive('/learn', '/learning')).toBe(false);
  });

  it('is the dashboard only at the dashboard itself', () => {
    expect(isActive('/dashboard', '/dashboard')).toBe(true);
    expect(isActive('/dashboard', '/dashboard/more')).toBe(false);
  });
});
