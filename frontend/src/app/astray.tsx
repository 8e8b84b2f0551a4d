import { Navigate, useLocation } from 'react-router-dom';
import { PublicFrame } from '../features/public-site/components/public-layout';
import { movedPages } from '../shared/reference-data';
import { NotFound } from './not-found';

const moved: Record<string, string> = movedPages;

export default function Astray() {
  const { pathname, search, hash } = useLocation();
  const to = moved[pathname.replace(/\/$/, '')];
  if (to !== undefined) return <Navigate to={to + search + hash} replace />;
  return (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  );
}
