const failures = new WeakSet<object>();

if (typeof window !== 'undefined') {
  window.addEventListener('vite:preloadError', ({ payload }) => void failures.add(payload));
}

/** Whether this is the failure of a part of the application that is loaded when it is first needed. */
export function didNotLoad(error: unknown): boolean {
  return typeof error === 'object' && error !== null && failures.has(error);
}
