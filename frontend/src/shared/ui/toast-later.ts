import type { ToastCode } from '../messages';

export const loadToasts = () => import('./toast');

/** For public pages: loads the catalogue of texts on demand, and shows nothing if that fails. */
export async function toastLater(code: ToastCode): Promise<void> {
  await loadToasts().then(
    ({ toast }) => toast(code),
    () => undefined,
  );
}
