import { READ_TIMEOUT_MS, withTimeout } from '../api/with-timeout';
import { pause } from '../pause';
import { toastLater } from '../ui/toast-later';
import { forgetDrafts, withOthersKept } from './drafts';
import { forgetEmail } from './kept-email';
import { oneTabAtATime, tellOtherTabs } from './other-tabs';
import { postToAuth } from './refresh-session';
import {
  currentSession,
  oweSignOut,
  ownerOf,
  type Session,
  type SessionAnswer,
  sessionOf,
  setSession,
} from './session';

/** Changes nothing if the answer has no session. The lock keeps other tabs from refreshing the old session. */
export const signInBy = (send: () => Promise<SessionAnswer | undefined>): Promise<void> =>
  oneTabAtATime(async () => {
    const answer = await send();
    if (!answer) return;
    oweSignOut(false);
    forgetEmail();
    change(sessionOf(answer));
  });

/** Longer than a page that the device has takes. Until then the session is open on the server. */
const LOAD_TIMEOUT_MS = 2_000;

let loadNext = (): Promise<unknown> => Promise.resolve();

/** What the pages after a sign-out need. The answer to it ends the service worker, and what that is loading. */
export function loadBeforeSignOut(load: typeof loadNext): void {
  loadNext = load;
}

/** Works offline, too. Pass the owner if the session may be over already. */
export async function signOut(owner = ownerOf(currentSession())): Promise<void> {
  const closed = new Promise((resolve) => window.addEventListener('pagehide', resolve, { once: true }));
  const ready = Promise.race([loadNext(), pause(LOAD_TIMEOUT_MS), closed]).catch(() => undefined);
  const revoking = revoke(owner, ready);
  if (owner) for (const one of [owner, 'visitor']) forgetDrafts(one);
  change({ status: 'signed-out', byChoice: true });
  if (!(await revoking)) await toastLater('SIGN_OUT_FAILED');
}

/**
 * A sign-out that does not reach the server is sent again at the next visit, so that the cookie does not outlive it.
 * A sign-in waits for this lock: a late answer to the sign-out would delete the new cookie.
 */
export async function revoke(owner?: string, ready?: Promise<unknown>): Promise<boolean> {
  oweSignOut(true);
  const answer = await oneTabAtATime(async () => {
    await ready;
    return withOthersKept(owner, () =>
      withTimeout(READ_TIMEOUT_MS, (signal) => postToAuth('/api/auth/logout', signal)),
    );
  }).catch(() => undefined);
  if (answer?.ok) oweSignOut(false);
  return answer?.ok ?? false;
}

function change(session: Session): void {
  setSession(session);
  tellOtherTabs({ type: 'session', session });
}
