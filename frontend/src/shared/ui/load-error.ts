import { type ComponentType, lazy } from 'react';

/** Failed imports of lazy parts of the application; true once the failure was shown. */
const failures = new WeakMap<object, boolean>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => void failures.set(payload, false));
}

export const didNotLoad = (error: unknown): boolean => failures.has(error as object);

/** Whether this failure was shown before. Marks it as shown. */
export function showsAgain(error: unknown): boolean {
  const shown = failures.get(error as object);
  if (shown === false) failures.set(error as object, true);
  return shown ?? false;
}

/** A part that its page is whole without. If its code does not load it stays awaited, and prerendered HTML is kept. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load().catch((error: unknown) => {
      if (!didNotLoad(error)) throw error;
      return new Promise<never>(() => undefined);
    }),
  );
