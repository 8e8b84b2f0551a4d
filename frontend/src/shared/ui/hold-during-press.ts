import { followPress } from './follow-press';

/** Some presses have no release event, for instance one that opens a native select. */
const MAX_PRESS_MS = 1_000;

let held: (() => void)[] | undefined;
let giveUp: ReturnType<typeof setTimeout> | undefined;

followPress((isPressed) => {
  clearTimeout(giveUp);
  if (!isPressed) return showHeld();
  held ??= [];
  giveUp = setTimeout(showHeld, MAX_PRESS_MS);
});

export const isPressed = (): boolean => held !== undefined;

/** Holds a change of the page until the release: the target must not move away from the finger. False: no press. */
export function holdDuringPress(change: () => void): boolean {
  held?.push(change);
  return isPressed();
}

function showHeld(): void {
  const changes = held ?? [];
  held = undefined;
  for (const change of changes) change();
}
