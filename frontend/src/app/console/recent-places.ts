import { readStoredJson, store } from '../../shared/device-storage';

const RECENT_KEY = 'sankofa.console-recent';
const MAX_RECENT = 5;

interface Recent {
  by: string;
  paths: string[];
}

/** Paths recently opened from the search on this device: ids and tabs only, no names and no typed text. */
export function recentPaths(by: string): string[] {
  const kept = readStoredJson(RECENT_KEY) as Recent | undefined;
  return kept?.by === by && Array.isArray(kept.paths) ? kept.paths : [];
}

export function keepRecent(by: string, path: string): void {
  if (/[?&]q=/.test(path)) return;
  const paths = [path, ...recentPaths(by).filter((other) => other !== path)].slice(0, MAX_RECENT);
  store(RECENT_KEY, JSON.stringify({ by, paths } satisfies Recent));
}
