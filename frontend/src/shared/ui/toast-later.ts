import type { ToastCode } from '../messages';

export const loadToasts = () => import('./toast');

/** For public pages: loads the catalogue of texts only when needed, and is silent where it cannot. */
export async function toastLater(code: ToastCode): Promise<void> {
  await loadToasts().then(
    ({ toast }) => toast(code),
    () => undefined,
  );
}
