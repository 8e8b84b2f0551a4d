import { useRef, useState } from 'react';

/** Lets one call run at a time. A call while it runs, as by a second click, does nothing and answers undefined. */
export function useSingleFlight<Args extends unknown[], Output>(work: (...args: Args) => Promise<Output>) {
  const isRunning = useRef(false); // a second click may come before the first one has been rendered
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
