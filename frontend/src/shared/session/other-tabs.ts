import type { Session } from './session';

export type TabMessage = { type: 'session'; session: Session } | { type: 'user-updated' };

const channel = openChannel();

/** Undefined at build time, where no other tabs exist, and where cookies are blocked. */
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

/** Runs the work under a lock that all tabs share, or without it if the browser lacks or refuses locks. */
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
