import { READ_TIMEOUT_MS, withTimeout } from '../api/with-timeout';
import { toastLater } from '../ui/toast-later';
import { forgetDrafts } from './drafts';
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

/**
 * Sends what opens a session. No tab renews the former one meanwhile, which ends with it: it would hear that it is
 * signed out, or its cookie would take the place of the new one.
 */
export function signInBy(send: () => Promise<SessionAnswer>): Promise<void> {
  return oneTabAtATime(async () => {
    const session = sessionOf(await send());
    oweSignOut(false);
    change(session);
  });
}

/**
 * Ends the session on the server, and everywhere in this browser even if the server cannot be reached. The owner is
 * given where the session may be known to be over already.
 */
export async function signOut(owner = ownerOf(currentSession())): Promise<void> {
  const revoking = revoke();
  if (owner) for (const one of [owner, 'visitor']) forgetDrafts(one);
  change({ status: 'signed-out', byChoice: true });
  if (!(await revoking)) await toastLater('SIGN_OUT_FAILED');
}

/**
 * What did not reach the server is told to it at the next visit, so that the cookie does not outlive the sign-out. A
 * sign-in waits for its turn: a late answer to this would take the new cookie away.
 */
export async function revoke(): Promise<boolean> {
  oweSignOut(true);
  const answer = await oneTabAtATime(() =>
    withTimeout(READ_TIMEOUT_MS, (signal) => postToAuth('/api/auth/logout', signal)),
  ).catch(() => undefined);
  if (answer?.ok) oweSignOut(false);
  return answer?.ok ?? false;
}

function change(session: Session): void {
  setSession(session);
  tellOtherTabs({ type: 'session', session });
}
