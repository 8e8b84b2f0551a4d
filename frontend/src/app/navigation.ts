import { pageNames } from '../shared/page-names';
import { type Access, type Member, mayOpen, type SignedIn } from '../shared/session/member';
import { ChartIcon } from '../shared/ui/feature-icons';
import { CardIcon, ChatIcon, type Icon } from '../shared/ui/icons';
import { firstTabIn } from './access-rules';
import { memberPages } from './pages';
import { profileLabel } from './profile/profile-label';

export interface NavigationItem {
  to: string;
  label: string;
  Icon: Icon;
}

const contact: NavigationItem = { to: '/contact', label: 'Contact', Icon: ChatIcon };
const upgrade: NavigationItem = { to: '/program-application-fee', label: 'Upgrade Account', Icon: CardIcon };

type Listed = keyof typeof pageNames | '/profile';

const pathsByType: Record<NonNullable<Member['membershipType']> | 'staff', readonly Listed[]> = {
  Creator: ['/dashboard', '/profile', '/join-live-projects', '/team-projects', '/learn', '/appraisals'],
  Business: ['/dashboard', '/profile', '/kyc', '/growth-tools', '/orders', '/hire-interns'],
  'AFRO WALLET': ['/afro-wallet', '/profile'],
  staff: ['/dashboard', '/profile'],
};

function linkTo(path: Listed, member: Member): NavigationItem[] {
  const { Icon } = memberPages[path];
  const label = path === '/profile' ? profileLabel(member) : pageNames[path];
  return Icon ? [{ to: path, label, Icon }] : [];
}

/** A creator's bar is full, so links that only some members have are in the account menu. */
export function navigationFor({ member, access }: SignedIn): NavigationItem[] {
  const paths = pathsByType[member.membershipType ?? 'staff'];
  const items = [...paths.flatMap((path) => linkTo(path, member)), contact];
  return member.membershipType ? items : [...items, ...adminPanelIn(access)];
}

/** The upgrade link for members whom the gate addresses, and the console for members with a role. */
export function accountLinksFor({ member: { membershipType }, access }: SignedIn): NavigationItem[] {
  if (!membershipType) return [];
  return [...(mayOpen(access, '/approval-gate') ? [upgrade] : []), ...adminPanelIn(access)];
}

function adminPanelIn(access: Access): NavigationItem[] {
  const firstTab = firstTabIn(access);
  return firstTab ? [{ to: firstTab, label: 'Admin Panel', Icon: ChartIcon }] : [];
}

export const isActive = (to: string, pathname: string): boolean =>
  to === '/dashboard' ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);
