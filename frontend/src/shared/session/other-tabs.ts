import type { Session } from './session';

export type TabMessage = { type: 'session'; session: Session } | { type: 'user-updated' };

/** There are no other tabs where pages are rendered at build time. */
const channel = typeof window === 'undefined' ? undefined : new BroadcastChannel('sankofa.session');

export function tellOtherTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const receive = (event: MessageEvent<TabMessage>) => listener(event.data);
  channel?.addEventListener('message', receive);
  return () => channel?.removeEventListener('message', receive);
}

/** Runs the work in one tab at a time, where the browser can arrange it. */
export async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request('sankofa.session', work) : await work();
}
