import { createElement, useSyncExternalStore } from 'react';
import { currentToaster, onToastChange } from './toast-store';

/** Renders the toaster once a page has loaded it; most visitors never need one. */
export function ToastPort() {
  const Toaster = useSyncExternalStore(onToastChange, currentToaster, () => undefined);
  return Toaster && createElement(Toaster);
}
