import type { Session } from './session';

export type TabMessage = { type: 'session'; session: Session } | { type: 'user-updated' };

const channel = openChannel();

/** There are no other tabs where pages are rendered at build time, and none to be heard where cookies are blocked. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return typeof window === 'undefined' ? undefined : new BroadcastChannel('sankofa.session');
  } catch {
    return undefined;
  }
}

export function tellOtherTabs(message: TabMessage): void {
  channel?.postMessage(message);
}

export function onTabMessage(listener: (message: TabMessage) => void): () => void {
  const receive = (event: MessageEvent<TabMessage>) => listener(event.data);
  channel?.addEventListener('message', receive);
  return () => channel?.removeEventListener('message', receive);
}

/** Runs the work in one tab at a time, where the browser can arrange it and does not refuse to. */
export async function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  return navigator.locks.request('sankofa.session', begin).catch((refusal: unknown) => {
    if (hasBegun) throw refusal;
    return work();
  });
}
