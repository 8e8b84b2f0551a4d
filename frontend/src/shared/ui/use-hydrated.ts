import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False during hydration of the prerendered page, which was built without the address's query. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
