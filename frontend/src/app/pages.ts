import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { LabelCode } from '../shared/messages';
import {
  BookIcon,
  BriefcaseIcon,
  CartIcon,
  FlagIcon,
  HomeIcon,
  ShieldIcon,
  StarIcon,
  ToolIcon,
  UserIcon,
  UsersIcon,
} from '../shared/ui/feature-icons';
import { CardIcon, type Icon } from '../shared/ui/icons';
import type { memberPaths } from './pages.gen';

export type MemberPath = (typeof memberPaths)[number];

export interface PageLock {
  title: LabelCode;
  text: LabelCode;
  /** Points open it as well; the lock screen shows them whatever else is missing. */
  isByPoints?: true;
}

interface MemberPage {
  Page: LazyExoticComponent<ComponentType>;
  Icon?: Icon;
  /** The texts of the lock screen; without them, the usual ones. */
  lock?: PageLock;
}

/** Every member page except the console's tabs; `pages.gen.ts` holds the server's rules for them. */
export const memberPages: Record<MemberPath, MemberPage> = {
  '/dashboard': { Page: lazy(() => import('./dashboard/dashboard.page')), Icon: HomeIcon },
  '/profile': { Page: lazy(() => import('./profile/profile.page')), Icon: UserIcon },
  '/profile/edit': { Page: lazy(() => import('../features/identity/pages/edit-profile.page')) },
  '/profile/devices': { Page: lazy(() => import('../features/identity/pages/devices.page')) },
  '/profile/password': { Page: lazy(() => import('../features/identity/pages/change-password.page')) },
  '/profile/second-factor': { Page: lazy(() => import('../features/identity/pages/second-factor.page')) },
  '/profile/api-tokens': { Page: lazy(() => import('../features/identity/pages/api-tokens.page')) },
  '/profile/email': { Page: lazy(() => import('../features/identity/pages/email.page')) },
  '/profile/portfolio': { Page: lazy(() => import('../features/creator-journey/pages/portfolio.page')) },
  '/profile/your-data': { Page: lazy(() => import('../features/identity/pages/your-data.page')) },
  '/profile/notices': { Page: lazy(() => import('./profile/notices.page')) },
  '/card-payment': { Page: lazy(() => import('../features/commerce/pages/card-payment.page')) },
  '/receipts': { Page: lazy(() => import('../features/commerce/pages/receipts.page')) },
  '/receipts/:number': { Page: lazy(() => import('../features/commerce/pages/receipt.page')) },
  '/notifications': { Page: lazy(() => import('../features/notifications/pages/notifications.page')) },
  '/approval-gate': { Page: lazy(() => import('./approval-gate.page')) },
  '/afro-wallet': { Page: lazy(() => import('../features/commerce/pages/wallet.page')), Icon: CardIcon },
  '/appraisals': { Page: lazy(() => import('./challenge.page')), Icon: FlagIcon },
  '/learn': {
    Page: lazy(() => import('../features/learn-hub/pages/learn.page')),
    Icon: BookIcon,
    lock: { title: 'LEARN_LOCKED_TITLE', text: 'LEARN_LOCKED_TEXT' },
  },
  '/learn/:topicSlug': {
    Page: lazy(() => import('../features/learn-hub/pages/masterclass.page')),
    lock: { title: 'LEARN_LOCKED_TITLE', text: 'LEARN_LOCKED_TEXT' },
  },
  '/work': { Page: lazy(() => import('../features/hiring/pages/work.page')) },
  '/points': { Page: lazy(() => import('./points.page')) },
  '/opportunities': { Page: lazy(() => import('./opportunities.page')) },
  '/join-live-projects': {
    Page: lazy(() => import('../features/opportunities/pages/live-projects.page')),
    Icon: StarIcon,
    lock: { title: 'PROJECTS_LOCKED_TITLE', text: 'PROJECTS_LOCKED_TEXT', isByPoints: true },
  },
  '/team-projects': {
    Page: lazy(() => import('../features/opportunities/pages/team-projects.page')),
    Icon: UsersIcon,
    lock: { title: 'TEAM_PROJECTS_LOCKED_TITLE', text: 'TEAM_PROJECTS_LOCKED_TEXT', isByPoints: true },
  },
  '/freelance-gigs': {
    Page: lazy(() => import('../features/opportunities/pages/freelance-gigs.page')),
    lock: { title: 'GIGS_LOCKED_TITLE', text: 'GIGS_LOCKED_TEXT', isByPoints: true },
  },
  '/certification': {
    Page: lazy(() => import('../features/creator-journey/pages/certification.page')),
    lock: { title: 'CERTIFICATION_LOCKED_TITLE', text: 'FEATURE_LOCKED_TEXT' },
  },
  '/kyc': { Page: lazy(() => import('../features/kyc/pages/kyc.page')), Icon: ShieldIcon },
  '/growth-tools': { Page: lazy(() => import('../features/commerce/pages/growth-tools.page')), Icon: ToolIcon },
  '/orders': { Page: lazy(() => import('../features/commerce/pages/orders.page')), Icon: CartIcon },
  '/hire-interns': { Page: lazy(() => import('../features/hiring/pages/hire-creators.page')), Icon: BriefcaseIcon },
  '/hire-interns/:requestId': { Page: lazy(() => import('../features/hiring/pages/hire-request.page')) },
  '/loan': { Page: lazy(() => import('./loan.page')) },
  '/admin/*': { Page: lazy(() => import('./console/console')) },
};
