import { type RefObject, useEffect, useRef } from 'react';

/** Whether what calls it is still on the screen, for an answer that may come after it has gone. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
