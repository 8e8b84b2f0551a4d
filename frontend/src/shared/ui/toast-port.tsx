import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { currentToast, onToastChange } from './toast-store';

/** Brings the toaster in with the first toast: most visitors never see one. Where it cannot be had, the page stays. */
export function ToastPort() {
  const toast = useSyncExternalStore(onToastChange, currentToast, () => undefined);
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    if (!toast || Toaster) return;
    import('./toaster').then(
      (loaded) => setToaster(() => loaded.default),
      () => undefined, // asked for again with the next toast
    );
  }, [toast, Toaster]);

  return Toaster && <Toaster />;
}
