import { asProblem, type Problem } from '../api/problem';
import type { ToastCode } from '../messages';
import { currentSession } from '../session/session';
import { provideToaster, showToast } from './toast-store';
import Toaster from './toaster';

provideToaster(Toaster);

export function toast(code: ToastCode, values?: Record<string, string | number>, undo?: () => void): void {
  showToast({ code, values, undo });
}

/** Shows a failure: the title of `code` says what failed, the problem says why. */
export function toastFailure(thrown: unknown, code: ToastCode): void {
  const problem = asProblem(thrown);
  if (!isToldAlready(problem)) showToast({ code, problem });
}

/** Other notices already say that the session ended or is suspended, and must not be replaced. */
function isToldAlready({ code }: Problem): boolean {
  const { status } = currentSession();
  const isSuspended = status === 'suspended';
  return code === 'NOT_SIGNED_IN'
    ? isSuspended || status === 'signed-out'
    : isSuspended && code === 'ACCOUNT_SUSPENDED';
}

/** Like {@link toastFailure}, but a missing answer shows only the network error. */
export function toastProblem(thrown: unknown, code: ToastCode): void {
  if (asProblem(thrown).status === 0) return toast('NETWORK_ERROR');
  toastFailure(thrown, code);
}
