import type { QueryClient } from '@tanstack/react-query';
import { isRestless } from './refetch';

interface Asking {
  begun: number;
  begunAt: number;
  now?: Promise<void> | undefined;
  next?: Promise<void> | undefined;
}

/** How long after a command's answer the live message about its change may take. */
const MESSAGE_TIMEOUT_MS = 300;
/** Changes that come in a stream are drawn at most this often: drawing each one would block the user's input. */
const MIN_INTERVAL_MS = 1_000;

const asking = new WeakMap<QueryClient, Map<string, Asking>>();

/**
 * Refetches a read model. Resolves once a fetch that begins after this call has an answer. Changes that come during
 * a fetch, or shortly after it, share one more fetch; the running fetch is not aborted.
 */
export function askAgain(queries: QueryClient, name: string): Promise<void> {
  const of = askingOf(queries, name);
  const intervalMs = isRestless(queries, name) ? 0 : MIN_INTERVAL_MS;
  const restMs = of.begunAt + intervalMs - performance.now();
  if (!of.now && !of.next && restMs <= 0) return ask(queries, name, of);
  of.next ??= Promise.all([of.now, pause(restMs)]).then(() => {
    of.next = undefined;
    return ask(queries, name, of);
  });
  return of.next;
}

function ask(queries: QueryClient, name: string, of: Asking): Promise<void> {
  of.begun++;
  of.begunAt = performance.now();
  of.now = queries.invalidateQueries({ queryKey: [name] }).then(() => {
    of.now = undefined;
  });
  return of.now;
}

/** Call it before a command, and the function it returns after it: that refetches unless a live message already did. */
export function expectMessage(queries: QueryClient, name: string): () => Promise<void> {
  const { begun } = askingOf(queries, name);
  return async () => {
    await pause(MESSAGE_TIMEOUT_MS);
    const of = askingOf(queries, name);
    await (of.begun > begun ? of.now : askAgain(queries, name));
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function askingOf(queries: QueryClient, name: string): Asking {
  const names = asking.get(queries) ?? new Map<string, Asking>();
  asking.set(queries, names);
  const known = names.get(name) ?? { begun: 0, begunAt: -MIN_INTERVAL_MS };
  names.set(name, known);
  return known;
}
