import { type RefObject, useEffect, useRef } from 'react';

interface Options extends FocusOptions {
  /** A selector: its first match in the target takes the focus instead of the target. */
  first?: string;
  /** Moves the focus only if its element was removed or disabled, so that the user is not called away. */
  onlyIfLost?: boolean;
}

/** Moves the focus when `step` changes. Undefined means that there is no step yet. */
export function useMoveFocus(
  target: RefObject<HTMLElement | null>,
  step: string | undefined,
  { first, onlyIfLost = false, ...options }: Options,
): void {
  const stepBefore = useRef(step);
  useEffect(() => {
    const isAnother = stepBefore.current !== undefined && stepBefore.current !== step;
    stepBefore.current = step;
    if (!isAnother || (onlyIfLost && !isLost(document.activeElement))) return;
    const element = first ? target.current?.querySelector<HTMLElement>(first) : target.current;
    element?.focus(options);
  });
}

const isLost = (focused: Element | null): boolean =>
  focused === document.body || focused?.matches(':disabled') === true;
