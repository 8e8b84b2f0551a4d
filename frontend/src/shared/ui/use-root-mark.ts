import { useLayoutEffect } from 'react';

/** A class of the root element while `isOn`. `:root:has()` would be matched anew after every change of the page. */
export function useRootMark(name: string, isOn = true): void {
  useLayoutEffect(() => {
    if (!isOn) return undefined;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name, isOn]);
}
