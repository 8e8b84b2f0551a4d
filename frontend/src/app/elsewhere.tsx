import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PublicFrame } from '../features/public-site/components/public-layout';
import { movedPages } from '../shared/reference-data';
import { NotFound } from './not-found';
import { isMemberPage } from './paths';

export const MemberArea = lazy(() => import('./member-area'));
const moved: Record<string, string> = movedPages;

export function Elsewhere() {
  const { pathname, search, hash } = useLocation();
  const to = moved[pathname.replace(/\/$/, '')];
  if (to !== undefined) return <Navigate to={to + search + hash} replace />;
  if (isMemberPage(pathname)) return <MemberArea />;
  return (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  );
}
