import { useEffect, useState } from 'react';

/** A context menu may take the release for itself, as after a press with Ctrl on a Mac. */
const RELEASES = ['pointerup', 'pointercancel', 'contextmenu'] as const;

/** Follows the main button from press to release; a click, which comes right after the release, is still part of it. */
function followPress(tell: (isPressed: boolean) => void): () => void {
  const press = ({ button }: PointerEvent) => button === 0 && tell(true);
  const release = () => setTimeout(() => tell(false));
  document.addEventListener('pointerdown', press, { capture: true });
  for (const kind of RELEASES) document.addEventListener(kind, release, { capture: true });
  return () => {
    document.removeEventListener('pointerdown', press, { capture: true });
    for (const kind of RELEASES) document.removeEventListener(kind, release, { capture: true });
  };
}

/**
 * What is shown of a value that changes by itself: it stays as it was while something is being pressed, or is held, as
 * by an open menu. What one aims at must not move from under the pointer.
 */
export function useStill<Value>(value: Value, isHeld: boolean): Value {
  const [isPressed, setPressed] = useState(false); // of each list: a press that outlives its list holds no other
  useEffect(() => followPress(setPressed), []);
  const isStill = isPressed || isHeld;
  const [shown, show] = useState(value);
  if (!isStill && shown !== value) show(value);
  return isStill ? shown : value;
}
