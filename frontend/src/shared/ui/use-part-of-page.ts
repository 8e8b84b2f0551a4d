import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

const inputs = ['pointerdown', 'wheel', 'keydown'];

/** Focuses the part named by the hash. Keeps it in view while content above it loads, until the user acts. */
export function usePartOfPage(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash && document.getElementById(hash.slice(1));
    if (!part) return undefined;
    part.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    const observer = new ResizeObserver(() => part.scrollIntoView());
    const stop = () => observer.disconnect();
    observer.observe(document.body);
    for (const input of inputs) window.addEventListener(input, stop, { once: true, passive: true });
    return stop;
  }, [hash]);
}
