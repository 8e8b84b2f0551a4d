import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What was shown last, also where other surroundings took the place of those that the page was in. */
let shown: string | undefined;

export function focusOnContent(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** On a new page the reader starts at its top, with the focus on its content; not on the very first page. */
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
