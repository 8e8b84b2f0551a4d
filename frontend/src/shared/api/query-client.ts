import { focusManager, notifyManager, onlineManager, QueryClient } from '@tanstack/react-query';
import { keepLastData, restoreLastData } from '../offline/keep-last-data';
import { currentSession, onSessionChange, type Session } from '../session/session';
import type { SessionUser } from '../session/session-user';
import { holdDuringPress } from '../ui/hold-during-press';
import { asProblem, wasTooSlow } from './problem';

const FIRST_RETRY_DELAY_MS = 1_000;
/** Short, so that the user learns within a second that there is no answer. */
const OFFLINE_RETRY_DELAY_MS = 250;
const PROBE_INTERVAL_MS = 5_000;
const MAX_PROBE_INTERVAL_MS = 60_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      staleTime: 30_000,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
      retry: (failures, thrown) =>
        navigator.onLine && asProblem(thrown).isTransient && !wasTooSlow(thrown) && failures < 2,
      retryDelay: (failures, thrown) =>
        (asProblem(thrown).status === 0 ? OFFLINE_RETRY_DELAY_MS : FIRST_RETRY_DELAY_MS) * 2 ** failures,
    },
    mutations: { networkMode: 'always' },
  },
});

notifyManager.setScheduler((show) => {
  if (!holdDuringPress(show)) setTimeout(show, 0);
});

/** A window beside another one gains the focus without a change of visibility, so both events count. */
focusManager.setEventListener((tell) => {
  const listening = new AbortController();
  for (const event of ['visibilitychange', 'focus']) {
    window.addEventListener(event, () => tell(), { signal: listening.signal });
  }
  return () => listening.abort();
});

/** A page opened offline never gets an 'offline' event, so 'online' first reports offline and then online. */
onlineManager.setEventListener((tell) => {
  const listening = new AbortController();
  const came = () => {
    tell(false);
    tell(true);
  };
  window.addEventListener('online', came, { signal: listening.signal });
  return () => listening.abort();
});

/** A phone on a network without internet gets no 'online' event: probe until the server answers, then dispatch it. */
let probe: ReturnType<typeof setTimeout> | undefined;
let pauseMs = PROBE_INTERVAL_MS;
let answeredAt = 0;
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'error' || probe) return;
  if (asProblem(event.action.error).status !== 0) return;
  // A query that keeps failing although the server answers is retried at growing intervals.
  const failsAgain = Date.now() - answeredAt < MAX_PROBE_INTERVAL_MS;
  pauseMs = failsAgain ? Math.min(2 * pauseMs, MAX_PROBE_INTERVAL_MS) : PROBE_INTERVAL_MS;
  probe = setTimeout(askForAnswer, pauseMs);
});

function askForAnswer(): void {
  fetch('/api/version', { cache: 'no-store' }).then(
    () => {
      probe = undefined;
      answeredAt = Date.now();
      window.dispatchEvent(new Event('online'));
    },
    () => {
      probe = setTimeout(askForAnswer, PROBE_INTERVAL_MS);
    },
  );
}

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
