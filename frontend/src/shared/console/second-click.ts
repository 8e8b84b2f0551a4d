/** How soon and how near to the first one a click is the second half of a double click, by hand and by finger. */
const SOON = 500;
const NEAR = 24;

let last: MouseEvent | undefined;
let isSecond = false;

/** What the keyboard clicks has no place and counts as none. */
function follow(click: MouseEvent): void {
  isSecond = last !== undefined && click.detail > 0 && last.detail > 0 && isSoonAndNear(last, click);
  last = click;
}

const isSoonAndNear = (one: MouseEvent, other: MouseEvent): boolean =>
  other.timeStamp - one.timeStamp < SOON && Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY) < NEAR;

document.addEventListener('click', follow, { capture: true });

/**
 * Whether the click that is being answered ends a double one. What it hits was not aimed at where something else has
 * come under the pointer since: the buttons of the next row stand where those of the decided one stood.
 */
export const isSecondClick = (): boolean => isSecond;
