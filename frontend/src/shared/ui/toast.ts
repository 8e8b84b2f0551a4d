import { asProblem } from '../api/problem';
import type { ToastCode } from '../messages';
import { showToast } from './toast-store';

/** Shows a text of the catalogue. */
export function toast(code: ToastCode, values?: Record<string, string | number>): void {
  showToast({ code, values });
}

/** Shows a refusal: the catalogue's title says what was tried, the server's words say why it did not work. */
export function toastProblem(thrown: unknown, code: ToastCode): void {
  const { status, detail, title } = asProblem(thrown);
  if (status === 0) return toast('NETWORK_ERROR');
  showToast({ code, detail, otherwise: title });
}
