import { startTransition, useOptimistic } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** The search params. `shown` is the latest choice at once; `address` follows in a transition. */
export function useSearchAtOnce() {
  const [address, setAddress] = useSearchParams();
  const [shown, setShown] = useOptimistic(address);
  const choose = (next: URLSearchParams, options: NavigateOptions) =>
    startTransition(() => {
      setShown(next);
      setAddress(next, options);
    });
  return { address, shown, choose };
}
