import { describe, expect, it } from '@jest/globals';
import { pageAccess } from './page-access.js';
import { pages } from './pages.js';
import type { Standing } from './policy.js';
import type { StaffRole } from './roles.js';

const now = new Date('2030-06-01T00:00:00Z');
const someone: Standing = {
  memberId: 'ada',
  roles: [],
  suspended: false,
  suspensionReason: null,
  membershipType: 'Creator',
  pro: false,
  points: 0,
  kycStatus: null,
  approvedAt: new Date('2030-02-02T00:00:00Z'),
};

const creator = (points: number): Standing => ({ ...someone, pro: true, points });
const business = (kycStatus: string, pro = true): Standing => ({
  ...someone,
  membershipType: 'Business',
  pro,
  kycStatus,
  approvedAt: null,
});
const staff = (...roles: StaffRole[]): Standing => ({ ...someone, membershipType: null, approvedAt: null, roles });

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
  'suspended creator': { ...creator(50), suspended: true },
} satisfies Record<string, Standing>;

type Person = keyof typeof people;

/** What someone meets, in one word or two: what happens, where it leads or what is missing. */
function cell(path: string, person: Person): string {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const { outcome, to, code } = pageAccess(page, people[person], now);
  if (outcome === 'redirect') return code ? `${String(to)} ${code}` : String(to);
  return outcome === 'lock' ? `lock ${String(code).replace('_REQUIRED', '')}` : outcome;
}

const ok = 'allowed';
const out = 'suspended';
const home = '/dashboard';
const noPro = '/dashboard APPRAISALS_NEED_PRO';
const [pro, points, kyc, age] = ['lock PRO', 'lock POINTS', 'lock KYC', 'lock APPROVAL_AGE'];
const gate = 'gate';

// The columns stand in the order of `people`: creators (basic, 49, 50, 50 and old), businesses (basic new, basic
// approved, Pro pending, Pro approved), wallet, staff (admin, reviewer, auditor, operator), the suspended one.
const table: Record<string, readonly string[]> = {
  '/': Array<string>(14).fill(ok),
  '/contact': Array<string>(14).fill(ok),
  '/login': Array<string>(14).fill(home),
  '/dashboard': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/profile': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/profile/*': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/notifications': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/approval-gate': [ok, home, home, home, ok, ok, home, home, home, home, home, home, home, out],
  '/afro-wallet': ['/', '/', '/', '/', '/', '/', '/', '/', ok, '/', '/', '/', '/', out],
  '/appraisals': [noPro, ok, ok, ok, home, home, home, home, home, ok, ok, ok, ok, out],
  '/learn': [pro, ok, ok, ok, gate, gate, ok, ok, home, ok, ok, ok, ok, out],
  '/learn/:topicSlug': [pro, ok, ok, ok, gate, gate, ok, ok, home, ok, ok, ok, ok, out],
  '/points': [ok, ok, ok, ok, home, home, home, home, home, ok, ok, ok, ok, out],
  '/opportunities': [gate, ok, ok, ok, home, home, home, home, home, ok, ok, ok, ok, out],
  '/join-live-projects': [pro, points, ok, ok, home, home, home, home, home, ok, ok, ok, ok, out],
  '/team-projects': [pro, points, ok, ok, home, home, home, home, home, ok, ok, ok, ok, out],
  '/freelance-gigs': [pro, points, ok, ok, home, home, home, home, home, ok, ok, ok, ok, out],
  '/certification': [pro, points, age, ok, home, home, home, home, home, ok, ok, ok, ok, out],
  '/kyc': [home, home, home, home, ok, ok, ok, ok, home, ok, ok, ok, ok, out],
  '/growth-tools': [home, home, home, home, gate, gate, kyc, ok, home, ok, ok, ok, ok, out],
  '/orders': [home, home, home, home, gate, gate, kyc, ok, home, ok, ok, ok, ok, out],
  '/hire-interns': [home, home, home, home, gate, gate, kyc, ok, home, ok, ok, ok, ok, out],
  '/loan': [home, home, home, home, home, gate, home, ok, home, ok, ok, ok, ok, out],
  '/admin/profiles': [home, home, home, home, home, home, home, home, home, ok, home, home, home, out],
  '/admin/kyc': [home, home, home, home, home, home, home, home, home, ok, ok, home, home, out],
  '/admin/payments': [home, home, home, home, home, home, home, home, home, ok, home, home, home, out],
  '/admin/orders': [home, home, home, home, home, home, home, home, home, ok, ok, home, home, out],
  '/admin/appraisals': [home, home, home, home, home, home, home, home, home, ok, ok, home, home, out],
  '/admin/hire-requests': [home, home, home, home, home, home, home, home, home, ok, ok, home, home, out],
  '/admin/growth-tools': [home, home, home, home, home, home, home, home, home, ok, ok, home, home, out],
  '/admin/generate': [home, home, home, home, home, home, home, home, home, ok, home, home, home, out],
  '/admin/analysis': [home, home, home, home, home, home, home, home, home, ok, home, home, home, out],
  '/admin/loans': [home, home, home, home, home, home, home, home, home, ok, home, home, home, out],
  '/admin/history': [home, home, home, home, home, home, home, home, home, ok, home, ok, home, out],
  '/admin/operations': [home, home, home, home, home, home, home, home, home, ok, home, home, ok, out],
  '/admin/*': [
    ...Array<string>(9).fill(home),
    ...['/admin/profiles', '/admin/appraisals', '/admin/history', '/admin/operations', out],
  ],
};

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
      '/program-application-fee',
      '/reset-password',
    ]);
  });
});

describe('what a member meets', () => {
  const meet = (path: string, standing: Standing) =>
    pageAccess(pages.find((page) => page.path === path)!, standing, now);

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

  it('says where the gate is and what opens it', () => {
    expect(meet('/opportunities', someone)).toEqual({
      path: '/opportunities',
      outcome: 'gate',
      to: '/approval-gate',
      code: 'PRO_REQUIRED',
    });
  });

  it('gives a suspended member the reason, if there is one', () => {
    expect(meet('/dashboard', { ...someone, suspended: true, suspensionReason: 'spam' })).toEqual({
      path: '/dashboard',
      outcome: 'suspended',
      reason: 'spam',
    });
  });
});
