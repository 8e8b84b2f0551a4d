import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PublicFrame } from '../features/public-site/components/public-layout';
import { SiteHeader } from '../features/public-site/components/site-header';
import { useSession } from '../shared/session/session';
import { MemberArea } from './elsewhere';

/** What the members' own menu leads to; theme.js knows the same. */
const sharedPath = /^\/(contact|program-|sample-)/;

/** What the members' own menu leads to keeps that menu; the page below it stays as it is. */
export function SiteLayout() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const bar = (
    <Suspense fallback={<SiteHeader isWaiting />}>
      <MemberArea SiteBar={SiteHeader} />
    </Suspense>
  );
  return (
    <PublicFrame bar={status === 'signed-in' && sharedPath.test(pathname) && bar}>
      <Outlet />
    </PublicFrame>
  );
}
