import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { accessQuery } from '../features/identity/api/access.query';
import { asProblem, type Problem } from '../shared/api/problem';
import { useLiveUpdates } from '../shared/live/live-updates';
import { label } from '../shared/messages';
import { adviceOn } from '../shared/messages/failure-texts';
import { registerServiceWorker } from '../shared/offline/register-service-worker';
import { isFresh } from '../shared/offline/stored-queries';
import { meQuery } from '../shared/session/me';
import { SignedInContext } from '../shared/session/member';
import { signOut } from '../shared/session/sign-in-out';
import { Button } from '../shared/ui/button';
import { StateScreen } from '../shared/ui/state-screen';
import { Guard } from './guard';
import { SharedPageBar } from './member-shell';
import { WaitingPage } from './waiting-page';

const SIGN_OUT_DELAY_MS = 3_000;

/** On public pages only the bar is the member's; SiteBar replaces it while the server cannot be reached. */
export interface SharedPage {
  SiteBar: ComponentType<{ isWaiting?: boolean }>;
}

/** Loads the member and the access rules before anything else of the member area is shown. */
export function SignedIn({ SiteBar }: Partial<SharedPage>) {
  useLiveUpdates();
  useEffect(registerServiceWorker, []);
  const me = useQuery(meQuery);
  const access = useQuery(accessQuery);
  const retry = () => {
    void me.refetch();
    void access.refetch();
  };

  if (me.data && access.data && isUsable(me) && isUsable(access)) {
    return (
      <SignedInContext value={{ member: me.data, access: access.data.routes }}>
        {SiteBar ? <SharedPageBar /> : <Guard />}
      </SignedInContext>
    );
  }
  const failure = me.error ?? access.error;
  if (SiteBar) return <SiteBar isWaiting={!failure} />;
  if (!failure) return <WaitingPage onRetry={retry} />;
  return asProblem(failure).isTransient ? <TryAgain problem={asProblem(failure)} onRetry={retry} /> : <NoProfile />;
}

/** Stored access rules count only while the server cannot be reached. */
const isUsable = ({ dataUpdatedAt, error }: { dataUpdatedAt: number; error: Error | null }): boolean =>
  isFresh({ dataUpdatedAt }) || (error !== null && asProblem(error).isTransient);

const TryAgain = ({ problem, onRetry }: { problem: Problem; onRetry: () => void }) => (
  <main>
    <StateScreen
      title={problem.status === 0 ? 'We could not reach Sankofa' : 'We could not open your account'}
      action={<Button onClick={onRetry}>Retry</Button>}
    >
      {adviceOn(problem)}
    </StateScreen>
  </main>
);

function NoProfile() {
  useEffect(() => {
    const timer = setTimeout(() => void signOut(), SIGN_OUT_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="state" role="alert">
      <p>{label('PROFILE_NOT_LOADED')}</p>
    </div>
  );
}
