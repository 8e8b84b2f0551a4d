import { matchPath } from 'react-router-dom';

/** Where the pages behind sign-in live. Whether a member may see one is the server's to say; see the guard. */
export const memberPaths = [
  '/dashboard',
  '/profile',
  '/profile/edit',
  '/profile/devices',
  '/profile/second-factor',
  '/profile/your-data',
  '/afro-wallet',
  '/notifications',
  '/points',
  '/appraisals',
  '/learn',
  '/learn/:topicSlug',
  '/join-live-projects',
  '/team-projects',
  '/freelance-gigs',
  '/opportunities',
  '/certification',
  '/kyc',
  '/growth-tools',
  '/orders',
  '/hire-interns',
  '/loan',
  '/approval-gate',
  '/admin/*',
] as const;

export type MemberPath = (typeof memberPaths)[number];

export function isMemberPage(pathname: string): boolean {
  return memberPaths.some((path) => matchPath(path, pathname));
}

export function isConsole(pathname: string): boolean {
  return matchPath('/admin/*', pathname) !== null;
}
