import { type Location, useLocation } from 'react-router-dom';

/** Router state for the sign-in page: where the visitor wanted to go. */
export function rememberOrigin({ pathname, search, hash }: Location): { origin: string } {
  return { origin: pathname + search + hash };
}

export function useOrigin(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('origin' in state)) return '/dashboard';
  return typeof state.origin === 'string' && state.origin.startsWith('/') ? state.origin : '/dashboard';
}
