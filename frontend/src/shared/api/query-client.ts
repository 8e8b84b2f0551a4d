import { focusManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { keepLastData, restoreLastData } from '../offline/keep-last-data';
import { currentSession, onSessionChange, type Session } from '../session/session';
import type { SessionUser } from '../session/session-user';
import { asProblem, wasTooSlow } from './problem';

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      retry: (failures, thrown) =>
        navigator.onLine && asProblem(thrown).isTransient && !wasTooSlow(thrown) && failures < 2,
    },
    mutations: { networkMode: 'always' },
  },
});

/** A window that stands beside another is turned to again without having been hidden. */
focusManager.setEventListener((tell) => {
  const listening = new AbortController();
  for (const event of ['visibilitychange', 'focus']) {
    window.addEventListener(event, () => tell(), { signal: listening.signal });
  }
  return () => listening.abort();
});

/** A page that was opened without a network never heard it go, and is told all the same that it came. */
onlineManager.setEventListener((tell) => {
  const listening = new AbortController();
  const came = () => {
    tell(false);
    tell(true);
  };
  window.addEventListener('online', came, { signal: listening.signal });
  return () => listening.abort();
});

onSessionChange((now, before) => {
  if (userOf(before)?.id === userOf(now)?.id) return;
  queryClient.clear();
  restore(now);
});

keepLastData(queryClient);
restore(currentSession());

function restore(session: Session): void {
  const user = userOf(session);
  if (user) restoreLastData(queryClient, user);
}

function userOf(session: Session): SessionUser | undefined {
  return session.status === 'signed-in' ? session.user : undefined;
}
