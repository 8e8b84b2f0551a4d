const ok = 'allowed';
const out = 'suspended';
const home = '/dashboard';
const noPro = '/dashboard APPRAISALS_NEED_PRO';
const [pro, points, kyc, age] = ['lock PRO', 'lock POINTS', 'lock KYC', 'lock APPROVAL_AGE'];
const gate = 'gate';

/** Who meets the pages, in the order of the table's columns. */
export const accessColumns = [
  'basic creator',
  'Pro creator, 49 points',
  'Pro creator, 50 points',
  'Pro creator, 50 points, approved 4 months ago',
  'basic business, new',
  'basic business, approved',
  'Pro business, pending',
  'Pro business, approved',
  'wallet member',
  'admin',
  'reviewer',
  'auditor',
  'operator',
  'suspended creator',
] as const;

/** What each of them meets at each page: allowed, where a redirect leads, the gate, or a lock and what it wants. */
export const accessTable: Record<string, readonly string[]> = {
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
