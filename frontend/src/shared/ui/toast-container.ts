/** Toasts move into the topmost open dialog: nothing outside it can be announced or focused. */
let container: HTMLElement | undefined;
const dialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();

export function toastContainer(): HTMLElement {
  container ??= document.createElement('div');
  if (!container.isConnected) toastHost().append(container);
  return container;
}

export const toastHost = (): HTMLElement => dialogs.at(-1) ?? document.body;

/** Call the returned function when the dialog closes, before its element is removed. */
export function moveToastsInto(dialog: HTMLElement): () => void {
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
  if (!container || container.parentElement === toastHost()) return;
  toastHost().append(container);
  for (const listener of listeners) listener();
}
