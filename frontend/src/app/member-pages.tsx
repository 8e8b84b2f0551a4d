import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PageLoader } from '../shared/ui/loader';
import { NotFound } from './not-found';
import { type MemberPath, memberPaths } from './paths';

const pages: Record<MemberPath, LazyExoticComponent<ComponentType>> = {
  '/dashboard': lazy(() => import('./dashboard/dashboard.page')),
  '/profile': lazy(() => import('./profile/profile.page')),
  '/profile/edit': lazy(() => import('../features/identity/pages/edit-profile.page')),
  '/profile/devices': lazy(() => import('../features/identity/pages/devices.page')),
  '/profile/second-factor': lazy(() => import('../features/identity/pages/second-factor.page')),
  '/profile/your-data': lazy(() => import('../features/identity/pages/your-data.page')),
  '/afro-wallet': lazy(() => import('../features/commerce/pages/wallet.page')),
  '/notifications': lazy(() => import('../features/notifications/pages/notifications.page')),
  '/points': lazy(() => import('./points.page')),
  '/appraisals': lazy(() => import('../features/appraisals/pages/appraisals.page')),
  '/learn': lazy(() => import('../features/learn-hub/pages/learn.page')),
  '/learn/:topicSlug': lazy(() => import('../features/learn-hub/pages/masterclass.page')),
  '/join-live-projects': lazy(() => import('../features/opportunities/pages/live-projects.page')),
  '/team-projects': lazy(() => import('../features/opportunities/pages/team-projects.page')),
  '/freelance-gigs': lazy(() => import('../features/opportunities/pages/freelance-gigs.page')),
  '/opportunities': lazy(() => import('../features/creator-journey/pages/opportunities.page')),
  '/certification': lazy(() => import('../features/creator-journey/pages/certification.page')),
  '/approval-gate': lazy(() => import('./approval-gate.page')),
  '/kyc': lazy(() => import('../features/kyc/pages/kyc.page')),
  '/growth-tools': lazy(() => import('../features/commerce/pages/growth-tools.page')),
  '/orders': lazy(() => import('../features/commerce/pages/orders.page')),
  '/hire-interns': lazy(() => import('../features/hiring/pages/hire-creators.page')),
  '/loan': lazy(() => import('./loan.page')),
  '/admin/*': lazy(() => import('./console/console')),
};

export function MemberPages() {
  return (
    <Suspense fallback={<PageLoader />}>
      <Routes>
        {memberPaths.map((path) => {
          const Page = pages[path];
          return <Route key={path} path={path} element={<Page />} />;
        })}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
