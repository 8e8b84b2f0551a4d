import type { QueryClient } from '@tanstack/react-query';

interface Asking {
  now: Promise<void>;
  next?: Promise<void>;
}

const asking = new WeakMap<QueryClient, Map<string, Asking>>();

/**
 * Asks for a read model again, until an answer is there that was asked for from now on. Changes that come while one is
 * on its way ask once more after it, and break it off not.
 */
export function askAgain(queries: QueryClient, name: string): Promise<void> {
  const names = asking.get(queries) ?? new Map<string, Asking>();
  asking.set(queries, names);
  const running = names.get(name);
  if (running) {
    running.next ??= running.now.then(() => askAgain(queries, name));
    return running.next;
  }
  const now = queries.invalidateQueries({ queryKey: [name] }).then(() => void names.delete(name));
  names.set(name, { now });
  return now;
}
