import type { QueryClient } from '@tanstack/react-query';

interface Asking {
  begun: number;
  now?: Promise<void> | undefined;
  next?: Promise<void> | undefined;
}

/** The message of a change comes within so long of the answer to its command. */
const MESSAGE_TIMEOUT_MS = 300;

const asking = new WeakMap<QueryClient, Map<string, Asking>>();

/**
 * Asks for a read model again, until an answer is there that was asked for from now on. Changes that come while one is
 * on its way ask once more after it, and break it off not.
 */
export function askAgain(queries: QueryClient, name: string): Promise<void> {
  const of = askingOf(queries, name);
  if (of.now) {
    of.next ??= of.now.then(() => askAgain(queries, name));
    return of.next;
  }
  of.begun++;
  of.now = queries.invalidateQueries({ queryKey: [name] }).then(() => {
    of.now = of.next = undefined;
  });
  return of.now;
}

/** Called before a command; what it answers asks again after it, unless the message of the change had that done. */
export function expectMessage(queries: QueryClient, name: string): () => Promise<void> {
  const { begun } = askingOf(queries, name);
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, MESSAGE_TIMEOUT_MS));
    const of = askingOf(queries, name);
    await (of.begun > begun ? of.now : askAgain(queries, name));
  };
}

function askingOf(queries: QueryClient, name: string): Asking {
  const names = asking.get(queries) ?? new Map<string, Asking>();
  asking.set(queries, names);
  const known = names.get(name) ?? { begun: 0 };
  names.set(name, known);
  return known;
}
