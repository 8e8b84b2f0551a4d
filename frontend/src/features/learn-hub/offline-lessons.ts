import { readStored, removeStored, store } from '../../shared/device-storage';

const LIST = '/learn-hub.json';
/** The service worker's own, which it tidies at each update. */
const CACHE = 'sankofa-assets';
/** By it the worker knows that the files of the next build are wanted too. */
const KEPT_MARK = '/assets/learn-hub-kept';
const REFUSAL_KEY = 'sankofa.lessons-not-kept';

/** The files of the hub and its lessons, and what they weigh on the way. */
export interface OfflineLessons {
  files: string[];
  bytes: number;
}

/** Kept unless the member or a device that saves data says no. */
export const wantsLessons = (): boolean =>
  readStored(REFUSAL_KEY) === undefined &&
  !(navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData;

export function rememberWish(isWanted: boolean): void {
  if (isWanted) removeStored(REFUSAL_KEY);
  else store(REFUSAL_KEY, 'yes');
}

/** Nothing where the browser keeps no files, or the build has no list. */
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
