import { Navigate, Outlet } from 'react-router-dom';
import { useOrigin } from '../shared/session/origin';
import { useSession } from '../shared/session/session';

/** Sign-up and sign-in are for visitors; whoever has a session goes where they wanted to go, or hears there why not. */
export function VisitorsOnly() {
  const session = useSession();
  const origin = useOrigin();
  const isKnown = session.status === 'signed-in' || session.status === 'suspended';
  return isKnown ? <Navigate to={origin} replace /> : <Outlet />;
}
