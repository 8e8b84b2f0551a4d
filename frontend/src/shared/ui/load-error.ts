/** The failures of parts of the application that are loaded when they are first needed; true once they were shown. */
const failures = new WeakMap<object, boolean>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => void failures.set(payload, false));
}

export const didNotLoad = (error: unknown): boolean => failures.has(error as object);

/** Answers whether this very failure was shown before. */
export function showsAgain(error: unknown): boolean {
  const shown = failures.get(error as object);
  if (shown === false) failures.set(error as object, true);
  return shown ?? false;
}
