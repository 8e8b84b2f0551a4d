import { createElement, useSyncExternalStore } from 'react';
import { currentToaster, onToastChange } from './toast-store';

/** Most visitors never see a toast: what shows them comes with the first page that has something to tell. */
export function ToastPort() {
  const Toaster = useSyncExternalStore(onToastChange, currentToaster, () => undefined);
  return Toaster && createElement(Toaster);
}
