import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PublicFrame } from '../features/public-site/components/public-layout';
import { SiteHeader } from '../features/public-site/components/site-header';
import { useSession } from '../shared/session/session';
import { MemberArea } from './elsewhere';

/** Public pages that the member menu links to. theme.js has the same pattern. */
const sharedPath = /^\/(contact|program-|sample-)/;

/** Public pages that the member menu links to keep that menu; the page itself stays the same. */
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
