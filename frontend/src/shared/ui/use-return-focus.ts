import { useEffect, useState } from 'react';
import { focusOnContent } from './use-arrival';

const MENU = '[role="menu"]';
const DIALOG = '[role="dialog"], dialog[open]';
const FOCUSABLE = 'button, a, input, select, textarea, [tabindex]';

/** What was used last outside of menus: those are gone once something in them is chosen. */
let lastUsed: HTMLElement | undefined;
/** Of each dialog what was used before anything in it. */
const openers = new WeakMap<Element, HTMLElement | undefined>();

function remember({ target }: Event): void {
  if (!(target instanceof Element) || target.closest(MENU)) return;
  const dialog = target.closest(DIALOG);
  if (dialog && !openers.has(dialog)) openers.set(dialog, lastUsed);
  lastUsed = target.closest<HTMLElement>(FOCUSABLE) ?? lastUsed;
}

// Not every browser gives the focus to a button that is clicked.
for (const use of ['focusin', 'click']) document.addEventListener(use, remember, { capture: true });

/** What has the focus is in it then, and keeps it. */
export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;

/** From a menu that is about to close, back to what opened it. */
export function leaveMenu(): void {
  if (document.activeElement?.closest(MENU)) lastUsed?.focus({ preventScroll: true });
}

/** What opened it, or the dialog that it came in place of. */
function findOpener(opener: HTMLElement | undefined): HTMLElement | undefined {
  if (!opener || opener.isConnected) return opener;
  const dialog = opener.closest(DIALOG);
  return dialog ? findOpener(openers.get(dialog)) : undefined;
}

/** Gives the focus back, once this is gone, to what opened it; where that is gone as well, to the page. */
export function useReturnFocus(): void {
  const [opener] = useState(() => lastUsed);
  useEffect(
    () => () => {
      if (document.activeElement !== document.body) return;
      const present = findOpener(opener);
      if (present) present.focus({ preventScroll: true });
      else focusOnContent();
    },
    [opener],
  );
}
