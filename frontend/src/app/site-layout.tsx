import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PublicFrame } from '../features/public-site/components/public-layout';
import { useSession } from '../shared/session/session';
import { MemberArea } from './elsewhere';

/** What the members' own menu leads to keeps that menu. */
const sharedPath = /^\/(contact|program-application-fee)\/?$/;

export function SiteLayout() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const asVisitor = (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  );
  if (status !== 'signed-in' || !sharedPath.test(pathname)) return asVisitor;
  return (
    <Suspense fallback={asVisitor}>
      <MemberArea page={<Outlet />} asVisitor={asVisitor} />
    </Suspense>
  );
}
