import { type FocusEvent, useEffect, useRef } from 'react';

/** Focuses this part of the page when the focused element inside it is removed, for instance a button that was used. */
export function useKeptFocus<Part extends HTMLElement>() {
  const ref = useRef<Part>(null);
  const last = useRef<Element>(null);
  useEffect(() => {
    if (last.current?.isConnected === false && document.activeElement === document.body) {
      ref.current?.focus({ preventScroll: true });
    }
  });
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
  };
  return { ref, tabIndex: -1, onFocus };
}
