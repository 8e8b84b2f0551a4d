import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { QueueKey } from '../../shared/console/queue/queue';
import {
  BookIcon,
  BriefcaseIcon,
  CartIcon,
  ChartIcon,
  FlagIcon,
  ListIcon,
  LockIcon,
  ShieldIcon,
  ToolIcon,
  UserIcon,
  UsersIcon,
} from '../../shared/ui/feature-icons';
import { CardIcon, type Icon } from '../../shared/ui/icons';
import type { consolePaths } from '../pages.gen';

export interface ConsolePage {
  name: string;
  header?: string;
  Icon: Icon;
  Page: LazyExoticComponent<ComponentType>;
  counts?: QueueKey | 'privacyRequests';
  /** Listed below the divider, as it concerns only some staff. */
  isBelow?: true;
  isUnlisted?: true;
  /** More words for the search: what is done there. */
  does?: string;
}

export const consolePages: Record<(typeof consolePaths)[number], ConsolePage> = {
  '/admin/profiles': {
    name: 'User Management',
    Icon: UsersIcon,
    Page: lazy(() => import('../../features/admin/pages/profiles.page')),
  },
  '/admin/kyc': {
    name: 'KYC',
    header: 'KYC Management',
    Icon: ShieldIcon,
    Page: lazy(() => import('../../features/kyc/pages/pending-kyc.page')),
    counts: 'kyc',
  },
  '/admin/payments': {
    name: 'Payments',
    does: 'confirm fees, import bank statements, receipts',
    header: 'Payments Management',
    Icon: CardIcon,
    Page: lazy(() => import('../../features/commerce/pages/payments.page')),
    counts: 'payments',
  },
  '/admin/orders': {
    name: 'Orders',
    header: 'Orders Management',
    Icon: CartIcon,
    Page: lazy(() => import('../../features/commerce/pages/all-orders.page')),
    counts: 'orders',
  },
  '/admin/appraisals': {
    name: 'Appraisals',
    header: 'Appraisals Management',
    Icon: FlagIcon,
    Page: lazy(() => import('./appraisals-tab.page')),
    counts: 'appraisals',
  },
  '/admin/hire-requests': {
    name: 'Hire Requests',
    header: 'Hire Requests Management',
    Icon: BriefcaseIcon,
    Page: lazy(() => import('../../features/hiring/pages/pending-hire-requests.page')),
    counts: 'hireRequests',
  },
  '/admin/growth-tools': {
    name: 'Growth Tools',
    header: 'Growth Tools Management',
    Icon: ToolIcon,
    Page: lazy(() => import('../../features/commerce/pages/pending-tool-requests.page')),
    counts: 'growthTools',
  },
  '/admin/generate': {
    name: 'Generate',
    does: 'export contacts, e-mails and phones',
    header: 'Generate Management',
    Icon: ListIcon,
    Page: lazy(() => import('../../features/admin/pages/generate.page')),
  },
  '/admin/analysis': {
    name: 'Analysis',
    does: 'figures, revenue, backlog',
    header: 'Analysis Management',
    Icon: ChartIcon,
    Page: lazy(() => import('../../features/admin/pages/analysis.page')),
  },
  '/admin/loans': {
    name: 'Loans',
    header: 'Loans Management',
    Icon: CardIcon,
    Page: lazy(() => import('../../features/commerce/pages/pending-loans.page')),
    counts: 'loans',
    isBelow: true,
  },
  '/admin/history': {
    name: 'History',
    does: 'audit, events',
    Icon: BookIcon,
    Page: lazy(() => import('../../features/audit/pages/history.page')),
    isBelow: true,
  },
  '/admin/proof': {
    name: 'Proof',
    does: 'verify, seals',
    Icon: ShieldIcon,
    Page: lazy(() => import('../../features/audit/pages/proof.page')),
    isBelow: true,
  },
  '/admin/access-log': {
    name: 'Who Looked',
    does: 'access log',
    Icon: UsersIcon,
    Page: lazy(() => import('../../features/audit/pages/access-log.page')),
    isBelow: true,
  },
  '/admin/personal-data': {
    name: 'Personal Data',
    does: 'privacy, access requests, erase',
    Icon: LockIcon,
    Page: lazy(() => import('../../features/audit/pages/personal-data.page')),
    counts: 'privacyRequests',
    isBelow: true,
  },
  '/admin/operations': {
    name: 'Operations',
    Icon: ToolIcon,
    Page: lazy(() => import('../../features/operations/pages/operations.page')),
    isBelow: true,
  },
  '/admin/settings': {
    name: 'Settings',
    does: 'switches, targets, reason templates, webhooks',
    Icon: ListIcon,
    Page: lazy(() => import('../../features/admin/pages/settings.page')),
    isBelow: true,
  },
  '/admin/staff': {
    name: 'Staff',
    does: 'invite, roles, sign out colleagues',
    Icon: UsersIcon,
    Page: lazy(() => import('../../features/admin/pages/staff.page')),
    isUnlisted: true,
  },
  '/admin/members/:id': {
    name: 'Member',
    Icon: UserIcon,
    Page: lazy(() => import('./member.page')),
    isUnlisted: true,
  },
  '/admin/evidence': {
    name: 'Evidence',
    Icon: BookIcon,
    Page: lazy(() => import('../../features/audit/pages/evidence.page')),
    isUnlisted: true,
  },
};
