import { useState, useSyncExternalStore } from 'react';

let isPressed = false;

/**
 * Follows the first button, or the finger, from press to release; a click, which comes right after the release, is still
 * part of it. The other buttons open menus of the browser's, which may keep the release to themselves.
 */
function followPress(onChange: () => void): () => void {
  const press = ({ button }: PointerEvent) => {
    if (button !== 0) return;
    isPressed = true;
    onChange();
  };
  const release = () =>
    setTimeout(() => {
      isPressed = false;
      onChange();
    });
  document.addEventListener('pointerdown', press, { capture: true });
  document.addEventListener('pointerup', release, { capture: true });
  document.addEventListener('pointercancel', release, { capture: true });
  return () => {
    isPressed = false;
    document.removeEventListener('pointerdown', press, { capture: true });
    document.removeEventListener('pointerup', release, { capture: true });
    document.removeEventListener('pointercancel', release, { capture: true });
  };
}

/**
 * What is shown of a value that changes by itself: it stays as it was while something is being pressed, or is held, as
 * by an open menu. What one aims at must not move from under the pointer.
 */
export function useStill<Value>(value: Value, isHeld: boolean): Value {
  const isStill = useSyncExternalStore(followPress, () => isPressed) || isHeld;
  const [shown, show] = useState(value);
  if (!isStill && shown !== value) show(value);
  return isStill ? shown : value;
}
