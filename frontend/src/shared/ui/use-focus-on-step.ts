import { type RefObject, useEffect, useRef } from 'react';

/**
 * Another step takes the place of the one before: whoever reads by keyboard or by ear starts at the first element there
 * that fits the selector. Not where there was no step yet.
 */
export function useFocusOnStep(content: RefObject<HTMLElement | null>, step: string | undefined, first: string) {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    if (before.current !== undefined) content.current?.querySelector<HTMLElement>(first)?.focus();
    before.current = step;
  }, [content, step, first]);
}
