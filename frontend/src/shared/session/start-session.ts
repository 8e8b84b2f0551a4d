import { toastLater } from '../ui/toast-later';
import { draftsOf } from './drafts';
import { keepEmail } from './kept-email';
import { lastUser } from './last-visit';
import { onTabMessage } from './other-tabs';
import { refreshSession } from './refresh-session';
import { isDueForRefresh, REFRESH_INTERVAL_MS } from './refresh-timing';
import { currentSession, mayHaveSession, onSessionChange, owesSignOut, setSession } from './session';
import type { SessionUser } from './session-user';
import { revoke } from './sign-in-out';

const LOST_ANSWER_RETRY_DELAY_MS = 5_000;

/** The member of the last visit, who is told as well if that session turns out to be over. */
let visitor: SessionUser | undefined;

/** Resumes the session of the last visit, refreshes it, and follows the other tabs. */
export function startSession(): void {
  onTabMessage((message) => {
    if (message.type === 'session') setSession(message.session);
  });
  onSessionChange((now, before) => {
    const member = before.status === 'signed-in' ? before.user : before.status === 'unknown' ? visitor : undefined;
    if (!member || now.status !== 'signed-out' || now.byChoice) return;
    if (!now.isCleared) keepEmail(member.email);
    // Only afterwards do the open forms close, and store what was typed just before.
    setTimeout(() => void toastLater(now.isCleared ? 'SESSION_REVOKED' : toldWith(member.id)));
  });
  setInterval(keepFresh, REFRESH_INTERVAL_MS);
  document.addEventListener('visibilitychange', keepFresh);
  window.addEventListener('online', keepFresh);
  resumeSession();
}

const toldWith = (member: string) => (draftsOf(member).length > 0 ? 'SESSION_ENDED_WITH_DRAFTS' : 'SESSION_ENDED');

/** Also called by 'Retry' when the first attempt found no network. */
export function resumeSession(): void {
  if (owesSignOut()) void revoke();
  visitor = mayHaveSession() ? lastUser() : undefined;
  if (mayHaveSession()) refreshSession().catch(resumeWithoutNetwork);
  else setSession({ status: 'signed-out' });
}

/** Shows the stored data with an expired token, so that any request refreshes the session first. */
function resumeWithoutNetwork(): void {
  const user = lastUser();
  if (user) setSession({ status: 'signed-in', user, accessToken: '', expiresAt: 0 });
}

function keepFresh(): void {
  const session = currentSession();
  if (document.hidden || session.status !== 'signed-in') return;
  if (isDueForRefresh(session.expiresAt, Date.now())) refreshSession().catch(refreshOnceMore);
}

/** If only the answer was lost, the server accepts the old cookie for 20 s; the next interval would be too late. */
function refreshOnceMore(): void {
  setTimeout(() => void refreshSession().catch(() => undefined), LOST_ANSWER_RETRY_DELAY_MS);
}
