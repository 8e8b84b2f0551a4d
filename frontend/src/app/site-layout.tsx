import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PublicFrame } from '../features/public-site/components/public-layout';
import { useSession } from '../shared/session/session';
import { MemberArea } from './elsewhere';

/** What the members' own menu leads to keeps that menu. */
const sharedPath = /^\/(contact|program-application-fee|sample-lesson)\/?$/;

export function SiteLayout() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const visitorPage = (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
  if (status !== 'signed-in' || !sharedPath.test(pathname)) return visitorPage;
  return (
    <Suspense fallback={visitorPage}>
      <MemberArea page={<Outlet />} visitorPage={visitorPage} />
    </Suspense>
  );
}
