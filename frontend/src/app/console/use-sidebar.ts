import { useEffect, useState } from 'react';

const WIDE = '(min-width: 768px)';

export function useSidebar() {
  const [open, setOpen] = useState(() => window.matchMedia(WIDE).matches);

  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const follow = () => setOpen(wide.matches);
    wide.addEventListener('change', follow);
    return () => wide.removeEventListener('change', follow);
  }, []);

  const closeOnNarrow = () => {
    if (!window.matchMedia(WIDE).matches) setOpen(false);
  };
  return { open, toggle: () => setOpen(!open), closeOnNarrow };
}
