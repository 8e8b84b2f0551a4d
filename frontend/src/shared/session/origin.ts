import { type Location, useLocation } from 'react-router-dom';

/** Given along when a visitor is sent to sign in, so that they end up where they wanted to go. */
export function rememberOrigin({ pathname, search, hash }: Location): { origin: string } {
  return { origin: pathname + search + hash };
}

export function useOrigin(): string {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('origin' in state)) return '/dashboard';
  return typeof state.origin === 'string' && state.origin.startsWith('/') ? state.origin : '/dashboard';
}
