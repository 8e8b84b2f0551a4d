import { onTabMessage } from './other-tabs';
import { refreshSession } from './refresh-session';
import { isDueForRefresh, TICK } from './refresh-timing';
import { currentSession, mayHaveSession, setSession } from './session';

/** Brings back the session of the last visit, keeps it fresh, and follows what other tabs do with it. */
export function startSession(): void {
  onTabMessage((message) => {
    if (message.type === 'session') setSession(message.session);
  });
  setInterval(keepFresh, TICK);
  document.addEventListener('visibilitychange', keepFresh);
  resumeSession();
}

/** Also what 'Retry' does when the first look-up found no network. */
export function resumeSession(): void {
  if (mayHaveSession()) refreshSession().catch(() => undefined);
  else setSession({ status: 'signed-out' });
}

function keepFresh(): void {
  const session = currentSession();
  if (document.hidden || session.status !== 'signed-in') return;
  if (isDueForRefresh(session.expiresAt, Date.now())) refreshSession().catch(() => undefined);
}
