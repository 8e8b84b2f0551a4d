import { lazy } from 'react';
import {
  BriefcaseIcon,
  CardIcon,
  CartIcon,
  ChartIcon,
  FlagIcon,
  ListIcon,
  ShieldIcon,
  ToolIcon,
  UsersIcon,
} from '../../shared/ui/feature-icons';

/** The tabs of the staff console, in their order. `counts` names what is waiting in the tab, for its badge. */
export const tabs = [
  {
    path: 'profiles',
    name: 'User Management',
    header: 'User Management',
    Icon: UsersIcon,
    Page: lazy(() => import('../../features/admin/pages/profiles.page')),
  },
  { path: 'kyc', name: 'KYC', header: 'KYC Management', Icon: ShieldIcon, counts: 'kyc' },
  { path: 'payments', name: 'Payments', header: 'Payments Management', Icon: CardIcon, counts: 'payments' },
  { path: 'orders', name: 'Orders', header: 'Orders Management', Icon: CartIcon, counts: 'orders' },
  {
    path: 'appraisals',
    name: 'Appraisals',
    header: 'Appraisals Management',
    Icon: FlagIcon,
    counts: 'appraisals',
    Page: lazy(() => import('../../features/appraisals/pages/pending-appraisals.page')),
  },
  {
    path: 'hire-requests',
    name: 'Hire Requests',
    header: 'Hire Requests Management',
    Icon: BriefcaseIcon,
    counts: 'hireRequests',
  },
  {
    path: 'growth-tools',
    name: 'Growth Tools',
    header: 'Growth Tools Management',
    Icon: ToolIcon,
    counts: 'growthTools',
  },
  { path: 'generate', name: 'Generate', header: 'Generate Management', Icon: ListIcon },
  { path: 'analysis', name: 'Analysis', header: 'Analysis Management', Icon: ChartIcon },
] as const;

export type Tab = (typeof tabs)[number];
