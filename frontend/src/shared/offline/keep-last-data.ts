import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';
import { lastData, rememberData } from '../session/last-visit';
import { currentSession } from '../session/session';
import type { SessionUser } from '../session/session-user';
import { shownData } from './stored-queries';

const SAVE_DELAY_MS = 1_000;

/** Identifies the build, by the address of its first script. Another build may store data of another shape. */
const BUILD = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;

/** Stores what the member sees on this device, shortly after a change and at the latest when the page is left. */
export function keepLastData(queries: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    timer = undefined;
    const session = currentSession();
    if (session.status === 'signed-in') rememberData(session.user, { build: BUILD, shown: shownData(queries) });
  };
  queries.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') timer ??= setTimeout(save, SAVE_DELAY_MS);
  });
  window.addEventListener('pagehide', () => {
    if (timer !== undefined) save();
  });
}

/** Restores what the member saw last. All of it is stale, so each part is refetched once it is shown. */
export function restoreLastData(queries: QueryClient, user: SessionUser): void {
  const kept = lastData(user) as { build?: string; shown?: DehydratedState } | undefined;
  if (!kept?.shown || kept.build !== BUILD) return;
  hydrate(queries, kept.shown);
  void queries.invalidateQueries({ refetchType: 'none' });
}
