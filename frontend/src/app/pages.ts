import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { QueueCounts } from '../features/admin/api/queue-counts';
import type { LabelCode } from '../shared/messages';
import {
  BookIcon,
  BriefcaseIcon,
  CartIcon,
  ChartIcon,
  FlagIcon,
  HomeIcon,
  ListIcon,
  LockIcon,
  ShieldIcon,
  StarIcon,
  ToolIcon,
  UserIcon,
  UsersIcon,
} from '../shared/ui/feature-icons';
import { CardIcon, type Icon } from '../shared/ui/icons';
import type { consolePaths, memberPaths } from './pages.gen';

export type MemberPath = (typeof memberPaths)[number];
export type ConsolePath = (typeof consolePaths)[number];

export interface PageLock {
  title: LabelCode;
  text: LabelCode;
  /** Opens by points too, which are told whatever else is missing. */
  isByPoints?: true;
}

interface MemberPage {
  Page: LazyExoticComponent<ComponentType>;
  /** How the navigation leads there. */
  link?: { label: string; Icon: Icon };
  /** What is shown in its place while it is locked; another page than these has the usual words. */
  lock?: PageLock;
}

export interface ConsolePage {
  name: string;
  /** Where it is another than the name. */
  header?: string;
  Icon: Icon;
  Page: LazyExoticComponent<ComponentType>;
  /** What is waiting in the tab, for its badge. */
  counts?: keyof QueueCounts;
  /** It stands below the divider: for those whom it concerns. */
  isBelow?: true;
}

/** Every page of members. The server says which there are, in `pages.gen.ts`, and who may see them. */
export const memberPages: Record<MemberPath, MemberPage> = {
  '/dashboard': {
    Page: lazy(() => import('./dashboard/dashboard.page')),
    link: { label: 'Dashboard', Icon: HomeIcon },
  },
  '/profile': {
    Page: lazy(() => import('./profile/profile.page')),
    link: { label: 'My Profile', Icon: UserIcon },
  },
  '/profile/edit': {
    Page: lazy(() => import('../features/identity/pages/edit-profile.page')),
  },
  '/profile/devices': {
    Page: lazy(() => import('../features/identity/pages/devices.page')),
  },
  '/profile/second-factor': {
    Page: lazy(() => import('../features/identity/pages/second-factor.page')),
  },
  '/profile/your-data': {
    Page: lazy(() => import('../features/identity/pages/your-data.page')),
  },
  '/notifications': {
    Page: lazy(() => import('../features/notifications/pages/notifications.page')),
  },
  '/approval-gate': {
    Page: lazy(() => import('./approval-gate.page')),
  },
  '/afro-wallet': {
    Page: lazy(() => import('../features/commerce/pages/wallet.page')),
    link: { label: 'My Wallet', Icon: CardIcon },
  },
  '/appraisals': {
    Page: lazy(() => import('../features/appraisals/pages/appraisals.page')),
    link: { label: '7-Day Challenge', Icon: FlagIcon },
  },
  '/learn': {
    Page: lazy(() => import('../features/learn-hub/pages/learn.page')),
    link: { label: 'Learn Hub', Icon: BookIcon },
    lock: { title: 'LEARN_LOCKED_TITLE', text: 'LEARN_LOCKED_TEXT' },
  },
  '/learn/:topicSlug': {
    Page: lazy(() => import('../features/learn-hub/pages/masterclass.page')),
    lock: { title: 'LEARN_LOCKED_TITLE', text: 'LEARN_LOCKED_TEXT' },
  },
  '/points': {
    Page: lazy(() => import('./points.page')),
  },
  '/opportunities': {
    Page: lazy(() => import('../features/creator-journey/pages/opportunities.page')),
  },
  '/join-live-projects': {
    Page: lazy(() => import('../features/opportunities/pages/live-projects.page')),
    link: { label: 'Live Projects', Icon: StarIcon },
    lock: { title: 'PROJECTS_LOCKED_TITLE', text: 'PROJECTS_LOCKED_TEXT', isByPoints: true },
  },
  '/team-projects': {
    Page: lazy(() => import('../features/opportunities/pages/team-projects.page')),
    link: { label: 'Team Projects', Icon: UsersIcon },
    lock: { title: 'TEAM_PROJECTS_LOCKED_TITLE', text: 'TEAM_PROJECTS_LOCKED_TEXT', isByPoints: true },
  },
  '/freelance-gigs': {
    Page: lazy(() => import('../features/opportunities/pages/freelance-gigs.page')),
    lock: { title: 'GIGS_LOCKED_TITLE', text: 'GIGS_LOCKED_TEXT', isByPoints: true },
  },
  '/certification': {
    Page: lazy(() => import('../features/creator-journey/pages/certification.page')),
  },
  '/kyc': {
    Page: lazy(() => import('../features/kyc/pages/kyc.page')),
    link: { label: 'KYC', Icon: ShieldIcon },
  },
  '/growth-tools': {
    Page: lazy(() => import('../features/commerce/pages/growth-tools.page')),
    link: { label: 'Growth Tools', Icon: ToolIcon },
  },
  '/orders': {
    Page: lazy(() => import('../features/commerce/pages/orders.page')),
    link: { label: 'Orders', Icon: CartIcon },
  },
  '/hire-interns': {
    Page: lazy(() => import('../features/hiring/pages/hire-creators.page')),
    link: { label: 'Hire Creators', Icon: BriefcaseIcon },
  },
  '/loan': {
    Page: lazy(() => import('./loan.page')),
  },
  '/admin/*': {
    Page: lazy(() => import('./console/console')),
  },
};

/** The tabs of the staff console, in their order. */
export const consolePages: Record<ConsolePath, ConsolePage> = {
  '/admin/profiles': {
    name: 'User Management',
    Icon: UsersIcon,
    Page: lazy(() => import('../features/admin/pages/profiles.page')),
  },
  '/admin/kyc': {
    name: 'KYC',
    header: 'KYC Management',
    Icon: ShieldIcon,
    Page: lazy(() => import('../features/kyc/pages/pending-kyc.page')),
    counts: 'kyc',
  },
  '/admin/payments': {
    name: 'Payments',
    header: 'Payments Management',
    Icon: CardIcon,
    Page: lazy(() => import('../features/commerce/pages/pending-program-fees.page')),
    counts: 'payments',
  },
  '/admin/orders': {
    name: 'Orders',
    header: 'Orders Management',
    Icon: CartIcon,
    Page: lazy(() => import('../features/commerce/pages/all-orders.page')),
    counts: 'orders',
  },
  '/admin/appraisals': {
    name: 'Appraisals',
    header: 'Appraisals Management',
    Icon: FlagIcon,
    Page: lazy(() => import('../features/appraisals/pages/pending-appraisals.page')),
    counts: 'appraisals',
  },
  '/admin/hire-requests': {
    name: 'Hire Requests',
    header: 'Hire Requests Management',
    Icon: BriefcaseIcon,
    Page: lazy(() => import('../features/hiring/pages/pending-hire-requests.page')),
    counts: 'hireRequests',
  },
  '/admin/growth-tools': {
    name: 'Growth Tools',
    header: 'Growth Tools Management',
    Icon: ToolIcon,
    Page: lazy(() => import('../features/commerce/pages/pending-tool-requests.page')),
    counts: 'growthTools',
  },
  '/admin/generate': {
    name: 'Generate',
    header: 'Generate Management',
    Icon: ListIcon,
    Page: lazy(() => import('../features/admin/pages/generate.page')),
  },
  '/admin/analysis': {
    name: 'Analysis',
    header: 'Analysis Management',
    Icon: ChartIcon,
    Page: lazy(() => import('../features/admin/pages/analysis.page')),
  },
  '/admin/loans': {
    name: 'Loans',
    header: 'Loans Management',
    Icon: CardIcon,
    Page: lazy(() => import('../features/commerce/pages/pending-loans.page')),
    counts: 'loans',
    isBelow: true,
  },
  '/admin/history': {
    name: 'History',
    Icon: BookIcon,
    Page: lazy(() => import('../features/audit/pages/history.page')),
    isBelow: true,
  },
  '/admin/proof': {
    name: 'Proof',
    Icon: ShieldIcon,
    Page: lazy(() => import('../features/audit/pages/proof.page')),
    isBelow: true,
  },
  '/admin/personal-data': {
    name: 'Personal Data',
    Icon: LockIcon,
    Page: lazy(() => import('../features/audit/pages/personal-data.page')),
    isBelow: true,
  },
  '/admin/operations': {
    name: 'Operations',
    Icon: ToolIcon,
    Page: lazy(() => import('../features/operations/pages/operations.page')),
    isBelow: true,
  },
};
