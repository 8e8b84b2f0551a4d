import { describe, expect, it } from '@jest/globals';
import { accessTable as table } from '../../test/support/access-table.js';
import { pageAccess } from './page-access.js';
import { pages } from './pages.js';
import type { AccountStatus } from './policy.js';
import type { StaffRole } from './roles.js';

const now = new Date('2030-06-01T00:00:00Z');
const someone: AccountStatus = {
  memberId: '019a0000-0000-7000-8000-0000adaada01',
  roles: [],
  lacksSecondFactor: false,
  emailVerification: 'off',
  hasOldSecondFactor: false,
  suspended: false,
  suspensionReason: null,
  membershipType: 'Creator',
  pro: false,
  points: 0,
  kycStatus: null,
  approvedAt: new Date('2030-02-02T00:00:00Z'),
};

const creator = (points: number): AccountStatus => ({ ...someone, pro: true, points });
const business = (kycStatus: string, pro = true): AccountStatus => ({
  ...someone,
  membershipType: 'Business',
  pro,
  kycStatus,
  approvedAt: null,
});
const staff = (...roles: StaffRole[]): AccountStatus => ({ ...someone, membershipType: null, approvedAt: null, roles });

const people = {
  'basic creator': someone,
  'Pro creator, 49 points': creator(49),
  'Pro creator, 50 points': creator(50),
  'Pro creator, 50 points, approved 4 months ago': { ...creator(50), approvedAt: new Date('2030-02-01T00:00:00Z') },
  'basic business, new': business('new', false),
  'basic business, approved': business('approved', false),
  'Pro business, pending': business('pending'),
  'Pro business, approved': business('approved'),
  'wallet member': { ...someone, membershipType: 'AFRO WALLET', approvedAt: null },
  admin: staff('admin'),
  reviewer: staff('reviewer'),
  auditor: staff('auditor'),
  operator: staff('operator'),
  finance: staff('finance'),
  'suspended creator': { ...creator(50), suspended: true },
} satisfies Record<string, AccountStatus>;

type Person = keyof typeof people;

/** The access of a person to a page as a short text: the outcome, and its target or the missing requirement. */
function cell(path: string, person: Person): string {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const { outcome, to, code } = pageAccess(page, people[person], now);
  if (outcome === 'redirect') return code ? `${String(to)} ${code}` : String(to);
  return outcome === 'lock' ? `lock ${String(code).replace('_REQUIRED', '')}` : outcome;
}

const cells = Object.entries(table).flatMap(([path, row]) =>
  (Object.keys(people) as Person[]).map((person, i) => [path, person, row[i] ?? 'missing'] as const),
);

describe('the pages', () => {
  it.each(cells)('%s for a %s: %s', (path, person, expected) => {
    expect(cell(path, person)).toBe(expected);
  });

  it.each([
    ['/for-internship', '/for-creator'],
    ['/loan-deposit', '/dashboard'],
    ['/processing-fee', '/dashboard'],
    ['/startup', '/dashboard'],
    ['/top-10', '/dashboard'],
    ['/members', '/dashboard'],
    ['/payment', '/dashboard'],
    ['/access-code', '/dashboard'],
    ['/skills-test', '/dashboard'],
    ['/whatsapp-groups', '/dashboard'],
    ['/projects', '/join-live-projects'],
    ['/live-projects', '/join-live-projects'],
    ['/hands-on-experience', '/join-live-projects'],
    ['/business-development', '/growth-tools'],
    ['/jobs', '/'],
  ])('%s has moved to %s for everyone', (path, to) => {
    for (const person of Object.keys(people) as Person[]) expect(cell(path, person)).toBe(to);
  });

  it('are each listed once, and each in the table above or moved', () => {
    const paths = pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    const untold = pages.filter(({ path, elsewhere }) => !(path in table) && !elsewhere).map(({ path }) => path);
    expect(untold.toSorted()).toEqual([
      '/for-business',
      '/for-creator',
      '/forgot-password',
      '/privacy',
      '/program-application-fee',
      '/reset-password',
      '/sample-lesson',
      '/terms',
      '/verify-email',
    ]);
  });
});

describe('what a member meets', () => {
  const meet = (path: string, status: AccountStatus) =>
    pageAccess(pages.find((page) => page.path === path)!, status, now);

  it('says how far the points are', () => {
    expect(meet('/team-projects', creator(12))).toEqual({
      path: '/team-projects',
      outcome: 'lock',
      code: 'POINTS_REQUIRED',
      need: 50,
      have: 12,
    });
  });

  it('says when the certificate opens, once that is known', () => {
    expect(meet('/certification', creator(50))).toMatchObject({ unlocksAt: new Date('2030-06-02T00:00:00Z') });
    expect(meet('/certification', { ...creator(50), approvedAt: null })).toEqual({
      path: '/certification',
      outcome: 'lock',
      code: 'APPROVAL_AGE_REQUIRED',
    });
  });

  it.each<StaffRole[]>([['admin'], ['reviewer'], ['auditor'], ['operator'], ['finance'], ['auditor', 'reviewer']])(
    'is led by /admin to the first tab that is open to them: %s',
    (...roles) => {
      const tabs = pages.filter(({ path }) => /^\/admin\/\w/.test(path));
      const first = tabs.find(({ path }) => meet(path, staff(...roles)).outcome === 'allowed');
      expect(meet('/admin/*', staff(...roles))).toMatchObject({ outcome: 'redirect', to: first?.path });
    },
  );

  it.each(['basic creator', 'Pro creator, 49 points', 'basic business, new', 'wallet member'] as const)(
    'is as a member what the membership has reached, whatever role is added to it: %s',
    (person) => {
      const memberPages = pages.filter(({ path }) => !path.startsWith('/admin'));
      const withRole: AccountStatus = { ...people[person], roles: ['operator'] };
      for (const { path } of memberPages) expect(meet(path, withRole)).toEqual(meet(path, people[person]));
    },
  );

  it('is staff without the second factor that they must have: led to where it is withOutcome on, from the console alone', () => {
    const lacking = (...roles: StaffRole[]) => ({ ...staff(...roles), lacksSecondFactor: true });
    const withOutcome = { outcome: 'redirect', to: '/profile/second-factor', code: 'SECOND_FACTOR_REQUIRED' };
    const tabs = pages.filter(({ path }) => /^\/admin\/\w/.test(path));
    for (const { path } of tabs) expect(meet(path, lacking('admin'))).toEqual({ path, ...withOutcome });
    expect(meet('/admin/kyc', lacking('reviewer'))).toMatchObject(withOutcome);
    expect(meet('/admin/history', lacking('reviewer'))).toMatchObject({ code: 'STAFF_ONLY' });
    for (const path of ['/dashboard', '/profile/second-factor'])
      expect(meet(path, lacking('admin')).outcome).toBe('allowed');
  });

  it('says where the gate is and what opens it', () => {
    expect(meet('/opportunities', someone)).toEqual({
      path: '/opportunities',
      outcome: 'gate',
      to: '/approval-gate',
      code: 'PRO_REQUIRED',
    });
  });

  it('gives a suspended member a reference for the appeal, and the reason, if there is one', () => {
    const withOutcome = { path: '/dashboard', outcome: 'suspended', appealReference: 'ADAADA01' };
    expect(meet('/dashboard', { ...someone, suspended: true })).toEqual(withOutcome);
    const reason = { suspensionReason: 'spam' };
    expect(meet('/dashboard', { ...someone, suspended: true, ...reason })).toEqual({ ...withOutcome, reason: 'spam' });
  });
});
