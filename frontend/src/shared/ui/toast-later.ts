import type { ToastCode } from '../messages';

/**
 * For public pages: the catalogue of texts comes along only when there is something to say. Where it does not load,
 * as without a network, what was to be said is not worth an error of its own.
 */
export async function toastLater(code: ToastCode): Promise<void> {
  await import('./toast').then(
    ({ toast }) => toast(code),
    () => undefined,
  );
}
