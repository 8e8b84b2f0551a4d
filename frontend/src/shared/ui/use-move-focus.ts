import { type RefObject, useEffect, useRef } from 'react';

interface Options extends FocusOptions {
  /** The first element in the target that fits this selector takes the focus, in place of the target. */
  first?: string;
  /** Whoever is elsewhere by then stays there: only a focus that went with what was there before is moved. */
  onlyIfLost?: boolean;
}

/** Moves the focus when another step is shown in place of the one before. Undefined while there is none yet. */
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
