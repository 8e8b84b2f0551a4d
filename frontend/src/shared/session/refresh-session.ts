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

/** Fetches a new access token; callers in this tab share one request, and other tabs take over its outcome. */
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
    if (currentSession() !== now) return currentSession(); // whoever signed in or out meanwhile meant it
    setSession(next);
    tellOtherTabs({ type: 'session', session: next });
    return next;
  };
}

/** Given up like any reading that does not come; until then, every tab and whatever needs a token waits for it. */
function requestSession(): Promise<Session> {
  const known = lastUser();
  return withOthersKept(ownerOf(currentSession()) ?? known?.id, () =>
    withTimeout(READ_TIMEOUT_MS, async (signal) => {
      const session = await sessionIn(await postToAuth('/api/auth/refresh', signal));
      // Browsers do not show the header that has them clear what they keep.
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
 * The calls that carry the session cookie; the custom header shows that no other site's form sent them. The cookie of
 * the answer is kept though the page is left meanwhile: with the one before, the next visit would look like a copy.
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
