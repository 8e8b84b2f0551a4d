import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { QueueCounts } from '../../features/admin/api/queue-counts';
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
  UsersIcon,
} from '../../shared/ui/feature-icons';
import type { Icon } from '../../shared/ui/icons';
import { CardIcon } from '../../shared/ui/icons';

export interface Tab {
  path: string;
  name: string;
  header: string;
  Icon: Icon;
  Page: LazyExoticComponent<ComponentType>;
  /** What is waiting in the tab, for its badge. */
  counts?: keyof QueueCounts;
}

/** The tabs of the staff console, in their order. */
export const tabs: readonly Tab[] = [
  {
    path: 'profiles',
    name: 'User Management',
    header: 'User Management',
    Icon: UsersIcon,
    Page: lazy(() => import('../../features/admin/pages/profiles.page')),
  },
  {
    path: 'kyc',
    name: 'KYC',
    header: 'KYC Management',
    Icon: ShieldIcon,
    Page: lazy(() => import('../../features/kyc/pages/pending-kyc.page')),
    counts: 'kyc',
  },
  {
    path: 'payments',
    name: 'Payments',
    header: 'Payments Management',
    Icon: CardIcon,
    Page: lazy(() => import('../../features/commerce/pages/pending-program-fees.page')),
    counts: 'payments',
  },
  {
    path: 'orders',
    name: 'Orders',
    header: 'Orders Management',
    Icon: CartIcon,
    Page: lazy(() => import('../../features/commerce/pages/all-orders.page')),
    counts: 'orders',
  },
  {
    path: 'appraisals',
    name: 'Appraisals',
    header: 'Appraisals Management',
    Icon: FlagIcon,
    Page: lazy(() => import('../../features/appraisals/pages/pending-appraisals.page')),
    counts: 'appraisals',
  },
  {
    path: 'hire-requests',
    name: 'Hire Requests',
    header: 'Hire Requests Management',
    Icon: BriefcaseIcon,
    Page: lazy(() => import('../../features/hiring/pages/pending-hire-requests.page')),
    counts: 'hireRequests',
  },
  {
    path: 'growth-tools',
    name: 'Growth Tools',
    header: 'Growth Tools Management',
    Icon: ToolIcon,
    Page: lazy(() => import('../../features/commerce/pages/pending-tool-requests.page')),
    counts: 'growthTools',
  },
  {
    path: 'generate',
    name: 'Generate',
    header: 'Generate Management',
    Icon: ListIcon,
    Page: lazy(() => import('../../features/admin/pages/generate.page')),
  },
  {
    path: 'analysis',
    name: 'Analysis',
    header: 'Analysis Management',
    Icon: ChartIcon,
    Page: lazy(() => import('../../features/admin/pages/analysis.page')),
  },
];

/** What stands below the divider: beyond the nine, for those whom it concerns. */
export const moreTabs: readonly Tab[] = [
  {
    path: 'loans',
    name: 'Loans',
    header: 'Loans Management',
    Icon: CardIcon,
    Page: lazy(() => import('../../features/commerce/pages/pending-loans.page')),
    counts: 'loans',
  },
  {
    path: 'history',
    name: 'History',
    header: 'History',
    Icon: BookIcon,
    Page: lazy(() => import('../../features/audit/pages/history.page.tsx')),
  },
  {
    path: 'proof',
    name: 'Proof',
    header: 'Proof',
    Icon: ShieldIcon,
    Page: lazy(() => import('../../features/audit/pages/proof.page.tsx')),
  },
  {
    path: 'personal-data',
    name: 'Personal Data',
    header: 'Personal Data',
    Icon: LockIcon,
    Page: lazy(() => import('../../features/audit/pages/personal-data.page.tsx')),
  },
  {
    path: 'operations',
    name: 'Operations',
    header: 'Operations',
    Icon: ToolIcon,
    Page: lazy(() => import('../../features/operations/pages/operations.page.tsx')),
  },
];

export const allTabs: readonly Tab[] = [...tabs, ...moreTabs];
