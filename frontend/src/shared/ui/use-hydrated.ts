import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False while the page still is what was rendered at build time, which knows nothing of the address's query. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
