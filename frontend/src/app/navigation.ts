import type { Access, Member, SignedIn } from '../shared/session/member';
import {
  BookIcon,
  BriefcaseIcon,
  CartIcon,
  ChartIcon,
  FlagIcon,
  HomeIcon,
  ShieldIcon,
  StarIcon,
  ToolIcon,
  UserIcon,
  UsersIcon,
} from '../shared/ui/feature-icons';
import { CardIcon, ChatIcon, type Icon } from '../shared/ui/icons';

export interface NavigationItem {
  to: string;
  label: string;
  Icon: Icon;
}

const dashboard: NavigationItem = { to: '/dashboard', label: 'Dashboard', Icon: HomeIcon };
const contact: NavigationItem = { to: '/contact', label: 'Contact', Icon: ChatIcon };
const upgrade: NavigationItem = { to: '/program-application-fee', label: 'Upgrade Account', Icon: CardIcon };
const profileLabels = {
  Creator: "Creator's Profile",
  Business: 'Business Profile',
  'AFRO WALLET': 'My Profile',
};
const profile = (label: string): NavigationItem => ({ to: '/profile', label, Icon: UserIcon });

const byType: Record<NonNullable<Member['membershipType']>, NavigationItem[]> = {
  Creator: [
    dashboard,
    profile(profileLabels.Creator),
    { to: '/join-live-projects', label: 'Live Projects', Icon: StarIcon },
    { to: '/team-projects', label: 'Team Projects', Icon: UsersIcon },
    { to: '/learn', label: 'Learn Hub', Icon: BookIcon },
    { to: '/appraisals', label: '7-Day Challenge', Icon: FlagIcon },
    contact,
  ],
  Business: [
    dashboard,
    profile(profileLabels.Business),
    { to: '/kyc', label: 'KYC', Icon: ShieldIcon },
    { to: '/growth-tools', label: 'Growth Tools', Icon: ToolIcon },
    { to: '/orders', label: 'Orders', Icon: CartIcon },
    { to: '/hire-interns', label: 'Hire Creators', Icon: BriefcaseIcon },
    contact,
  ],
  'AFRO WALLET': [
    { to: '/afro-wallet', label: 'My Wallet', Icon: CardIcon },
    profile(profileLabels['AFRO WALLET']),
    contact,
  ],
};

const forStaff: NavigationItem[] = [dashboard, profile('My Profile'), contact];

/** The bar of a creator is full: what only some members have stands in their account menu. */
export function navigationFor({ member: { membershipType }, access }: SignedIn): NavigationItem[] {
  return membershipType ? byType[membershipType] : [...forStaff, ...adminPanelIn(access)];
}

/** The way to Pro for those to whom the gate speaks, and the console for members who have a part in it. */
export function accountLinksFor({ member: { membershipType }, access }: SignedIn): NavigationItem[] {
  if (!membershipType) return [];
  return [...(isOpen(access, '/approval-gate') ? [upgrade] : []), ...adminPanelIn(access)];
}

function adminPanelIn(access: Access): NavigationItem[] {
  const firstTab = firstTabIn(access);
  return firstTab ? [{ to: firstTab, label: 'Admin Panel', Icon: ChartIcon }] : [];
}

/** The first tab of the console that is theirs, open or once they have a second factor; nothing for those who have none. */
export function firstTabIn(access: Access): string | undefined {
  return access.find(
    ({ path, outcome, code }) =>
      path.startsWith('/admin/') && (outcome === 'allowed' || code === 'SECOND_FACTOR_REQUIRED'),
  )?.path;
}

const isOpen = (access: Access, page: string): boolean =>
  access.some(({ path, outcome }) => path === page && outcome === 'allowed');

/** What the member's own page is called, in the menu and at its top. */
export function profileLabel({ membershipType }: Member): string {
  return membershipType ? profileLabels[membershipType] : 'My Profile';
}

/** The item whose path the address starts with; the dashboard only when it is the address. */
export function isActive(to: string, pathname: string): boolean {
  return to === '/dashboard' ? pathname === to : pathname === to || pathname.startsWith(`${to}/`);
}
