import { forgetDrafts } from './drafts';
import { tellOtherTabs } from './other-tabs';
import { postToAuth } from './refresh-session';
import { currentSession, type Session, type SessionAnswer, sessionOf, setSession } from './session';

export function signIn(answer: SessionAnswer): void {
  change(sessionOf(answer));
}

/** Ends the session on the server, and everywhere in this browser even if the server cannot be reached. */
export async function signOut(): Promise<void> {
  const session = currentSession();
  const revoked = postToAuth('/api/auth/logout').catch(() => undefined);
  if (session.status === 'signed-in') forgetDrafts(session.user.id);
  change({ status: 'signed-out' });
  await revoked;
}

function change(session: Session): void {
  setSession(session);
  tellOtherTabs({ type: 'session', session });
}
