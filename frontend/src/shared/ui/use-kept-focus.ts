import { type FocusEvent, useEffect, useRef } from 'react';

/** A part of the page takes the focus once what had it in there is gone, as a button is that did what it was for. */
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
