import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { queryClient } from '../shared/api/query-client';
import { rememberOrigin } from '../shared/session/origin';
import { useSession } from '../shared/session/session';
import { resumeSession } from '../shared/session/start-session';
import { SignedIn } from './signed-in';
import { SuspendedScreen } from './suspended-screen';
import { WaitingPage } from './waiting-page';
import './member-area.css';

/** Everything behind sign-in: what is shown depends on the session first, then on the member, then on the server. */
export default function MemberArea() {
  const session = useSession();
  const location = useLocation();

  switch (session.status) {
    case 'unknown':
      return <WaitingPage onRetry={resumeSession} />;
    case 'suspended':
      return <SuspendedScreen suspension={session} />;
    case 'signed-out':
      return <Navigate to="/login" replace state={session.byChoice ? null : rememberOrigin(location)} />;
    case 'signed-in':
      return (
        <QueryClientProvider client={queryClient}>
          <SignedIn />
        </QueryClientProvider>
      );
  }
}
