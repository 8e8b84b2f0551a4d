import { readStored, removeStored, store } from '../../shared/device-storage';

const LIST = '/learn-hub.json';
/** The service worker's cache, which it cleans up at each update. */
const CACHE = 'sankofa-assets';
/** Tells the service worker to cache the learn hub of the next build as well. */
const KEPT_MARK = '/assets/learn-hub-kept';
const REFUSAL_KEY = 'sankofa.lessons-not-kept';

/** The files of the hub and its lessons, and their download size in bytes. */
export interface OfflineLessons {
  files: string[];
  bytes: number;
}

/** True unless the member declined or the device saves data. */
export const wantsLessons = (): boolean =>
  readStored(REFUSAL_KEY) === undefined &&
  !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

export function rememberWish(isWanted: boolean): void {
  if (isWanted) removeStored(REFUSAL_KEY);
  else store(REFUSAL_KEY, 'yes');
}

/** Undefined if the browser has no Cache API or the build has no list. */
export async function readOfflineLessons(): Promise<OfflineLessons | undefined> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return undefined;
  const answer = await fetch(LIST).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as OfflineLessons) : undefined;
}

export async function keepLessons({ files }: OfflineLessons): Promise<void> {
  const cache = await caches.open(CACHE);
  const kept = await Promise.all(files.map((file) => caches.match(file)));
  await cache.addAll(files.filter((_, i) => !kept[i]));
  await cache.put(KEPT_MARK, new Response());
  await navigator.serviceWorker.ready;
}

export async function dropLessons({ files }: OfflineLessons): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([KEPT_MARK, ...files].map((file) => cache.delete(file)));
}
