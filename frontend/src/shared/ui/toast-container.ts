/** While a dialog is open, nothing outside it can be heard or focused: toasts move into the topmost one, and back. */
let place: HTMLElement | undefined;
const dialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();

export function toastPlace(): HTMLElement {
  place ??= document.createElement('div');
  if (!place.isConnected) surroundings().append(place);
  return place;
}

export const surroundings = (): HTMLElement => dialogs.at(-1) ?? document.body;

/** A dialog is open until the answer is called, which has to come before its element goes. */
export function takeToastsInto(dialog: HTMLElement): () => void {
  dialogs.push(dialog);
  move();
  return () => {
    dialogs.splice(dialogs.indexOf(dialog), 1);
    move();
  };
}

export function onToastsMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function move(): void {
  if (!place || place.parentElement === surroundings()) return;
  surroundings().append(place);
  for (const listener of listeners) listener();
}
