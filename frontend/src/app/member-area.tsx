import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { queryClient } from '../shared/api/query-client';
import { rememberOrigin } from '../shared/session/origin';
import { useSession } from '../shared/session/session';
import { loadBeforeSignOut } from '../shared/session/sign-in-out';
import { resumeSession } from '../shared/session/start-session';
import { type SharedPage, SignedIn } from './signed-in';
import { SuspendedScreen } from './suspended-screen';
import { WaitingPage } from './waiting-page';
import '../shared/session/sign-out-dialog';
import './member-area.css';

loadBeforeSignOut(() => import('../features/identity/pages/login.page'));

/** Everything behind sign-in. The session decides first, then the member, then the server's access rules. */
export default function MemberArea(shared: Partial<SharedPage>) {
  const session = useSession();
  const location = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (session.status === 'signed-in' && !wasSignedIn) setWasSignedIn(true);

  switch (session.status) {
    case 'unknown':
      return <WaitingPage onRetry={resumeSession} />;
    case 'suspended':
      return <SuspendedScreen suspension={session} />;
    case 'signed-out':
      if (location.pathname === '/afro-wallet' && !wasSignedIn) return <Navigate to="/" replace />;
      return <Navigate to="/login" replace state={session.byChoice ? null : rememberOrigin(location)} />;
    case 'signed-in':
      return (
        <QueryClientProvider client={queryClient}>
          <SignedIn {...shared} />
        </QueryClientProvider>
      );
  }
}
