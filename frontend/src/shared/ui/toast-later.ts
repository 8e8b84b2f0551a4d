import type { ToastCode } from '../messages';

/** For public pages: the catalogue of texts comes along only when there is something to say. */
export async function toastLater(code: ToastCode): Promise<void> {
  const { toast } = await import('./toast');
  toast(code);
}
