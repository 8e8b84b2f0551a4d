import type { QueryClient } from '@tanstack/react-query';
import { isRestless } from './refetch';

interface Asking {
  begun: number;
  begunAt: number;
  now?: Promise<void> | undefined;
  next?: Promise<void> | undefined;
}

/** The message of a change comes within so long of the answer to its command. */
const MESSAGE_TIMEOUT_MS = 300;
/** Of changes that come in a stream all but the first are shown so late at most: to draw each would hold up the hands. */
const MIN_INTERVAL_MS = 1_000;

const asking = new WeakMap<QueryClient, Map<string, Asking>>();

/**
 * Asks for a read model again, until an answer is there that was asked for from now on. Changes that come while one is
 * on its way, or right after it, ask once more together, and break it off not.
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

/** Called before a command; what it answers asks again after it, unless the message of the change had that done. */
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
