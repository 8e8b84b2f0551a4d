import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is still mounted, for answers that arrive late. */
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
