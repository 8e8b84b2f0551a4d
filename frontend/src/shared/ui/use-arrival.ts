import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A module variable, so that it survives a change of layout. */
let shown: string | undefined;

export function focusOnContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** Scrolls a new page to its top and focuses its content, except for the first page. */
export function useArrival(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    if (shown && shown !== pathname) {
      window.scrollTo(0, 0);
      focusOnContent();
    }
    shown = pathname;
  }, [pathname]);
}
