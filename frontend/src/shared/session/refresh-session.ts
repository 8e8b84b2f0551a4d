import { type Problem, problemOf } from '../api/problem';
import { READ_TIMEOUT_MS, withTimeout } from '../api/with-timeout';
import { withOthersKept } from './drafts';
import { lastUser } from './last-visit';
import { oneTabAtATime, tellOtherTabs } from './other-tabs';
import { isDueForRefresh } from './refresh-timing';
import {
  currentSession,
  ownerOf,
  type Session,
  type SessionAnswer,
  sessionOf,
  setSession,
  suspendedBy,
} from './session';

let underWay: Promise<Session> | undefined;

/** Fetches a new access token. Calls in this tab share one request; other tabs use its outcome. */
export function refreshSession(): Promise<Session> {
  underWay ??= oneTabAtATime(refreshUnlessAnotherTabDid(currentSession())).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

function refreshUnlessAnotherTabDid(asked: Session): () => Promise<Session> {
  return async () => {
    const now = currentSession();
    if (now !== asked && (now.status !== 'signed-in' || !isDueForRefresh(now.expiresAt, Date.now()))) return now;
    const next = await requestSession();
    if (currentSession() !== now) return currentSession(); // a sign-in or sign-out meanwhile wins
    setSession(next);
    tellOtherTabs({ type: 'session', session: next });
    return next;
  };
}

/** Has a timeout: every tab, and every request that needs a token, waits for it. */
function requestSession(): Promise<Session> {
  const known = lastUser();
  return withOthersKept(ownerOf(currentSession()) ?? known?.id, () =>
    withTimeout(READ_TIMEOUT_MS, async (signal) => {
      const session = await sessionIn(await postToAuth('/api/auth/refresh', signal));
      // Scripts cannot read the Clear-Site-Data header, so its effect is checked.
      const isCleared = session.status === 'signed-out' && known !== undefined && lastUser() === undefined;
      return isCleared ? { ...session, isCleared } : session;
    }),
  );
}

async function sessionIn(answer: Response): Promise<Session> {
  if (answer.ok) return sessionOf((await answer.json()) as SessionAnswer);
  const problem = await problemIn(answer);
  if (problem.code === 'ACCOUNT_SUSPENDED') return suspendedBy(problem.suspension);
  if (answer.status === 401 || answer.status === 403) return { status: 'signed-out' };
  throw problem;
}

/**
 * Calls that carry the session cookie. The custom header proves that no other site's form sent them. keepalive keeps
 * the cookie of the answer if the page is left: a reused old cookie would look like a stolen copy.
 */
export const postToAuth = (path: '/api/auth/refresh' | '/api/auth/logout', signal?: AbortSignal): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'sankofa' },
    body: '{}',
    keepalive: true,
    signal: signal ?? null,
  });

async function problemIn(answer: Response): Promise<Problem> {
  return problemOf(answer.status, await answer.json().catch(() => undefined));
}
