import { type RefObject, useEffect, useRef } from 'react';

/** Whether what calls it is still on the screen, for an answer that may come after it has gone. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
