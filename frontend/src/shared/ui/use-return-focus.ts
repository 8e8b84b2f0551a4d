import { useEffect, useState } from 'react';
import { focusOnContent } from './use-arrival';

const MENU = '[role="menu"]';
const DIALOG = '[role="dialog"], dialog[open]';
const FOCUSABLE = 'button, a, input, select, textarea, [tabindex]';

/** The last used element outside of menus, as menu items disappear once chosen. */
let lastUsed: HTMLElement | undefined;
/** The last used element before each dialog. */
const openers = new WeakMap<Element, HTMLElement | undefined>();

function remember({ target }: Event): void {
  if (!(target instanceof Element) || target.closest(MENU)) return;
  const dialog = target.closest(DIALOG);
  if (dialog && !openers.has(dialog)) openers.set(dialog, lastUsed);
  lastUsed = target.closest<HTMLElement>(FOCUSABLE) ?? lastUsed;
}

// Not every browser focuses a clicked button.
for (const use of ['focusin', 'click']) document.addEventListener(use, remember, { capture: true });

export const isDialogOpen = (): boolean => document.querySelector(DIALOG) !== null;

/** The focus need not be in it: a menu whose items are all disabled takes none. */
export const isMenuOpen = (): boolean => document.querySelector(MENU) !== null;

export function leaveMenu(): void {
  if (document.activeElement?.closest(MENU)) lastUsed?.focus({ preventScroll: true });
}

/** The opener, or the one of the dialog it was in if that is gone. */
function findOpener(opener: HTMLElement | undefined): HTMLElement | undefined {
  if (!opener || opener.isConnected) return opener;
  const dialog = opener.closest(DIALOG);
  return dialog ? findOpener(openers.get(dialog)) : undefined;
}

/** On unmount, returns the focus to the opener, or to the page if the opener is gone. */
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
