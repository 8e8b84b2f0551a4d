import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentToast, onToastChange } from './toast-store';

const Toaster = lazy(() => import('./toaster'));

/** Brings the toaster in with the first toast: most visitors never see one. */
export function ToastPort() {
  const needed = useSyncExternalStore(onToastChange, hadToast, () => false);
  return <Suspense>{needed && <Toaster />}</Suspense>;
}

let seen = false;

function hadToast(): boolean {
  seen ||= currentToast() !== undefined;
  return seen;
}
