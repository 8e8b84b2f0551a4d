/** Toasts move into the topmost open dialog: nothing outside it can be announced or focused. */
let place: HTMLElement | undefined;
const dialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();

export function toastPlace(): HTMLElement {
  place ??= document.createElement('div');
  if (!place.isConnected) surroundings().append(place);
  return place;
}

export const surroundings = (): HTMLElement => dialogs.at(-1) ?? document.body;

/** Call the returned function when the dialog closes, before its element is removed. */
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
