import { Navigate, Outlet } from 'react-router-dom';
import { useOrigin } from '../shared/session/origin';
import { useSession } from '../shared/session/session';

/** Sign-up and sign-in are for those who are not signed in; others go where they wanted to go. */
export function VisitorsOnly() {
  const session = useSession();
  const origin = useOrigin();
  return session.status === 'signed-in' ? <Navigate to={origin} replace /> : <Outlet />;
}
