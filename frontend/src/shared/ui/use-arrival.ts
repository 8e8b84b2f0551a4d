import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On a new page the reader starts at its top, with the focus on its content; not on the very first page. */
export function useArrival() {
  const content = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    window.scrollTo(0, 0);
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
