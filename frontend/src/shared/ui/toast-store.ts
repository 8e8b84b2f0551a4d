import type { ToastText } from '../messages';

export interface Toast extends ToastText {
  id: number;
}

let shown: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

export function currentToast(): Toast | undefined {
  return shown;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** One at a time: a toast that is still up makes room for it. */
export function showToast(text: ToastText): void {
  count += 1;
  publish({ ...text, id: count });
}

export function dismissToast(): void {
  publish(undefined);
}

function publish(next: Toast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}
