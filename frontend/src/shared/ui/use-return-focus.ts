import { useEffect, useState } from 'react';
import { focusOnContent } from './use-arrival';

const MENU = '[role="menu"]';
const FOCUSABLE = 'button, a, input, select, textarea, [tabindex]';

/** What was used last outside of menus: those are gone once something in them is chosen. */
let lastUsed: HTMLElement | undefined;

function remember({ target }: Event): void {
  if (!(target instanceof Element) || target.closest(MENU)) return;
  lastUsed = target.closest<HTMLElement>(FOCUSABLE) ?? lastUsed;
}

// Not every browser gives the focus to a button that is clicked.
for (const use of ['focusin', 'click']) document.addEventListener(use, remember, { capture: true });

/** What has the focus is in it then, and keeps it. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"], dialog[open]') !== null;

/** From a menu that is about to close, back to what opened it. */
export function leaveMenu(): void {
  if (document.activeElement?.closest(MENU)) lastUsed?.focus({ preventScroll: true });
}

/** Gives the focus back, once this is gone, to what opened it; where that is gone as well, to the page. */
export function useReturnFocus(): void {
  const [opener] = useState(() => lastUsed);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      if (opener?.isConnected) opener.focus({ preventScroll: true });
      else focusOnContent();
    },
    [opener],
  );
}
