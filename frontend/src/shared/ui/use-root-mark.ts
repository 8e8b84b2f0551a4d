import { useLayoutEffect } from 'react';

/**
 * Marks the root element with a class while the component is mounted and `isOn`. For styles that reach beyond a
 * component: `:root:has()` would be matched anew after every change of the page.
 */
export function useRootMark(name: string, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name, isOn]);
}
