import { useState, useSyncExternalStore } from 'react';

let isPressed = false;

/** Follows the pointer from press to release; a click, which comes right after the release, is still part of it. */
function followPress(onChange: () => void): () => void {
  const press = () => {
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
