import { type RefObject, useEffect, useRef } from 'react';

/**
 * Something else is shown now, and what had the focus went with what was there before: the reader goes on at `next`.
 * Whoever is elsewhere by then stays there. Undefined while there is nothing to show yet.
 */
export function useKeptFocus(
  next: RefObject<HTMLElement | null>,
  shown: string | undefined,
  options?: FocusOptions,
): void {
  const before = useRef(shown);
  useEffect(() => {
    const isAnother = before.current !== undefined && before.current !== shown;
    before.current = shown;
    if (isAnother && document.activeElement === document.body) next.current?.focus(options);
  });
}
