/** How soon and how near to the first one a tap is the second half of a double tap. */
const DOUBLE_CLICK_TIMEOUT_MS = 500;
const MAX_DOUBLE_TAP_DISTANCE = 24;

let last: MouseEvent | undefined;
let isSecond = false;

/** A mouse counts its clicks, whatever has come under it since; fingers are not counted everywhere. */
function follow(click: MouseEvent): void {
  isSecond = click.detail > 1 || (last !== undefined && isTap(click) && isTap(last) && isSoonAndNear(last, click));
  last = click;
}

const isTap = (click: MouseEvent): boolean => 'pointerType' in click && click.pointerType === 'touch';

const isSoonAndNear = (one: MouseEvent, other: MouseEvent): boolean =>
  other.timeStamp - one.timeStamp < DOUBLE_CLICK_TIMEOUT_MS &&
  Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) < MAX_DOUBLE_TAP_DISTANCE;

// On the window, before whatever else listens.
window.addEventListener('click', follow, { capture: true });

/** Whether this click ends a double one: what lies under it may have come there since, as the next row's buttons do. */
export const isSecondClick = (): boolean => isSecond;

/** For what closes by a click: the second half of a double one is not meant for what lies behind it. */
export function swallowSecondClick(): void {
  const swallow = (click: MouseEvent) => {
    if (!isSecond) return;
    click.preventDefault();
    click.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), DOUBLE_CLICK_TIMEOUT_MS);
}
