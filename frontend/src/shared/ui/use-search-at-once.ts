import { startTransition, useOptimistic } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router-dom';

/** What the address asks for: `shown` is what was chosen last, `address` follows when there is time for it. */
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
