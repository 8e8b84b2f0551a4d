import { READ_TIMEOUT_MS, withTimeout } from '../api/with-timeout';
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

/** Nothing is changed where the server answers without a session. No tab renews the former session meanwhile: it would seem signed out, or replace the new cookie with its own. */
export const signInBy = (send: () => Promise<SessionAnswer | undefined>): Promise<void> =>
  oneTabAtATime(async () => {
    const answer = await send();
    if (!answer) return;
    oweSignOut(false);
    forgetEmail();
    change(sessionOf(answer));
  });

/** Works without the server, too. The owner is given where the session may be known to be over already. */
export async function signOut(owner = ownerOf(currentSession())): Promise<void> {
  const revoking = revoke(owner);
  if (owner) for (const one of [owner, 'visitor']) forgetDrafts(one);
  change({ status: 'signed-out', byChoice: true });
  if (!(await revoking)) await toastLater('SIGN_OUT_FAILED');
}

/**
 * What did not reach the server is told to it at the next visit, so that the cookie does not outlive the sign-out. A
 * sign-in waits for its turn: a late answer to this would take the new cookie away.
 */
export async function revoke(owner?: string): Promise<boolean> {
  oweSignOut(true);
  const answer = await oneTabAtATime(() =>
    withOthersKept(owner, () => withTimeout(READ_TIMEOUT_MS, (signal) => postToAuth('/api/auth/logout', signal))),
  ).catch(() => undefined);
  if (answer?.ok) oweSignOut(false);
  return answer?.ok ?? false;
}

function change(session: Session): void {
  setSession(session);
  tellOtherTabs({ type: 'session', session });
}
