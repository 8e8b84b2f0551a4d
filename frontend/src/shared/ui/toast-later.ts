import type { ToastCode } from '../messages';

/** For public pages: loads the catalogue of texts only when needed, and is silent where it cannot. */
export async function toastLater(code: ToastCode): Promise<void> {
  await import('./toast').then(
    ({ toast }) => toast(code),
    () => undefined,
  );
}
