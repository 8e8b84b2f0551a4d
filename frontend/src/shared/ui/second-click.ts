/** How soon (ms) and how near (px) a second tap counts as a double tap. */
const DOUBLE_CLICK_TIMEOUT_MS = 500;
const MAX_DOUBLE_TAP_DISTANCE = 24;

let last: MouseEvent | undefined;
let isSecond = false;

/** Mouse clicks carry a count in `detail`; for taps not every browser counts, so time and distance decide. */
function follow(click: MouseEvent): void {
  isSecond = click.detail > 1 || (last !== undefined && isTap(click) && isTap(last) && isSoonAndNear(last, click));
  last = click;
}

const isTap = (click: MouseEvent): boolean => 'pointerType' in click && click.pointerType === 'touch';

const isSoonAndNear = (one: MouseEvent, other: MouseEvent): boolean =>
  other.timeStamp - one.timeStamp < DOUBLE_CLICK_TIMEOUT_MS &&
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) < MAX_DOUBLE_TAP_DISTANCE;

// In the capture phase on the window, so that it runs before all other listeners.
window.addEventListener('click', follow, { capture: true });

/** Whether the current click is the second of a double click. The target may have moved under it since the first. */
export const isSecondClick = (): boolean => isSecond;

/** Call it when a click closes something: the second click of a double click must not hit what lies behind. */
export function swallowSecondClick(): void {
  const swallow = (click: MouseEvent) => {
    if (!isSecond) return;
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_CLICK_TIMEOUT_MS);
}
