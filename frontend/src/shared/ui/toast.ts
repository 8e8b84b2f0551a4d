import { asProblem } from '../api/problem';
import { type ToastCode, toastText } from '../messages';
import { showToast } from './toast-store';

/** Shows a text of the catalogue. */
export function toast(code: ToastCode, values?: Record<string, string | number>): void {
  showToast(toastText(code, values));
}

/** Shows a refusal: the catalogue's title says what was tried, the server's words say why it did not work. */
export function toastProblem(thrown: unknown, code: ToastCode): void {
  const problem = asProblem(thrown);
  if (problem.status === 0) return toast('NETWORK_ERROR');
  const text = toastText(code);
  showToast({ ...text, description: problem.detail ?? text.description ?? problem.title });
}
