import { useRef, useState } from 'react';

/** Runs one call at a time. A call made while one is running does nothing and returns undefined. */
export function useSingleFlight<Args extends unknown[], Output>(work: (...args: Args) => Promise<Output>) {
  const isRunning = useRef(false); // a ref, as a second click may come before the next render
  const [isPending, setPending] = useState(false);
  const run = async (...args: Args): Promise<Output | undefined> => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setPending(true);
    try {
      return await work(...args);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { run, isPending, isRunning: () => isRunning.current };
}
