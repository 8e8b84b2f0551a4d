import type { QueryClient } from '@tanstack/react-query';
import { pause } from '../pause';
import { isRestless } from './refetch';

interface Refetches {
  count: number;
  startedAt: number;
  running?: Promise<void> | undefined;
  queued?: Promise<void> | undefined;
}

/** How long after a command's answer the live message about its change may take. */
const MESSAGE_TIMEOUT_MS = 300;
/** Changes that come in a stream are drawn at most this often: drawing each one would block the user's input. */
const MIN_INTERVAL_MS = 1_000;

const refetches = new WeakMap<QueryClient, Map<string, Refetches>>();

/**
 * Refetches a read model. Resolves once a fetch that begins after this call has an answer. Changes that come during
 * a fetch, or shortly after it, share one more fetch; the running fetch is not aborted.
 */
export function refetchReadModel(queries: QueryClient, name: string): Promise<void> {
  const state = refetchesOf(queries, name);
  const minIntervalMs = isRestless(queries, name) ? 0 : MIN_INTERVAL_MS;
  const delayMs = state.startedAt + minIntervalMs - performance.now();
  if (!state.running && !state.queued && delayMs <= 0) return start(queries, name, state);
  state.queued ??= Promise.all([state.running, pause(delayMs)]).then(() => {
    state.queued = undefined;
    return start(queries, name, state);
  });
  return state.queued;
}

function start(queries: QueryClient, name: string, state: Refetches): Promise<void> {
  state.count++;
  state.startedAt = performance.now();
  state.running = queries.invalidateQueries({ queryKey: [name] }).then(() => {
    state.running = undefined;
  });
  return state.running;
}

/** Call it before a command, and the function it returns after it: that refetches unless a live message already did. */
export function expectMessage(queries: QueryClient, name: string): () => Promise<void> {
  const { count } = refetchesOf(queries, name);
  return async () => {
    await pause(MESSAGE_TIMEOUT_MS);
    const state = refetchesOf(queries, name);
    await (state.count > count ? state.running : refetchReadModel(queries, name));
  };
}

function refetchesOf(queries: QueryClient, name: string): Refetches {
  const byName = refetches.get(queries) ?? new Map<string, Refetches>();
  refetches.set(queries, byName);
  const state = byName.get(name) ?? { count: 0, startedAt: -MIN_INTERVAL_MS };
  byName.set(name, state);
  return state;
}
