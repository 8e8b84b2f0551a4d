const ok = 'allowed';
const out = 'suspended';
const home = '/dashboard';
const away = '/dashboard STAFF_ONLY';
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
  '/profile/edit': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/profile/devices': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/profile/password': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/profile/second-factor': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/profile/email': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/profile/your-data': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/profile/notices': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/notifications': [ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, ok, out],
  '/approval-gate': [ok, home, home, home, ok, ok, home, home, home, home, home, home, home, out],
  '/afro-wallet': ['/', '/', '/', '/', '/', '/', '/', '/', ok, '/', '/', '/', '/', out],
  '/appraisals': [noPro, ok, ok, ok, home, home, home, home, home, ok, ok, ok, ok, out],
  '/learn': [pro, ok, ok, ok, gate, gate, ok, ok, home, ok, ok, ok, ok, out],
  '/learn/:topicSlug': [pro, ok, ok, ok, gate, gate, ok, ok, home, ok, ok, ok, ok, out],
  '/points': [ok, ok, ok, ok, home, home, home, home, home, ok, ok, ok, ok, out],
  '/profile/portfolio': [ok, ok, ok, ok, home, home, home, home, home, ok, ok, ok, ok, out],
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
  '/admin/profiles': [away, away, away, away, away, away, away, away, away, ok, away, away, away, out],
  '/admin/kyc': [away, away, away, away, away, away, away, away, away, ok, ok, away, away, out],
  '/admin/payments': [away, away, away, away, away, away, away, away, away, ok, away, away, away, out],
  '/admin/orders': [away, away, away, away, away, away, away, away, away, ok, ok, away, away, out],
  '/admin/appraisals': [away, away, away, away, away, away, away, away, away, ok, ok, away, away, out],
  '/admin/hire-requests': [away, away, away, away, away, away, away, away, away, ok, ok, away, away, out],
  '/admin/growth-tools': [away, away, away, away, away, away, away, away, away, ok, ok, away, away, out],
  '/admin/generate': [away, away, away, away, away, away, away, away, away, ok, away, away, away, out],
  '/admin/analysis': [away, away, away, away, away, away, away, away, away, ok, away, away, away, out],
  '/admin/loans': [away, away, away, away, away, away, away, away, away, ok, away, away, away, out],
  '/admin/history': [away, away, away, away, away, away, away, away, away, ok, away, ok, away, out],
  '/admin/proof': [away, away, away, away, away, away, away, away, away, ok, away, ok, away, out],
  '/admin/access-log': [away, away, away, away, away, away, away, away, away, ok, away, ok, away, out],
  '/admin/personal-data': [away, away, away, away, away, away, away, away, away, ok, away, ok, away, out],
  '/admin/operations': [away, away, away, away, away, away, away, away, away, ok, away, away, ok, out],
  '/admin/settings': [away, away, away, away, away, away, away, away, away, ok, away, away, away, out],
  '/admin/*': [
    ...Array<string>(9).fill(away),
    ...['/admin/profiles', '/admin/kyc', '/admin/history', '/admin/operations', out],
  ],
};
