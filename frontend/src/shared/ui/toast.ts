import { asProblem, type Problem } from '../api/problem';
import type { ToastCode } from '../messages';
import { currentSession } from '../session/session';
import { provideToaster, showToast } from './toast-store';
import Toaster from './toaster';

provideToaster(Toaster);

export function toast(code: ToastCode, values?: Record<string, string | number>, undo?: () => void): void {
  showToast({ code, values, undo });
}

/** Shows a failure: the catalogue's title says what was tried, and what the problem is why it did not work. */
export function toastFailure(thrown: unknown, code: ToastCode): void {
  const problem = asProblem(thrown);
  if (!isToldAlready(problem)) showToast({ code, problem });
}

/** That a session ended, with what becomes of what was typed, or that it is suspended: nothing takes the place of it. */
function isToldAlready({ code }: Problem): boolean {
  const { status } = currentSession();
  const isSuspended = status === 'suspended';
  return code === 'NOT_SIGNED_IN'
    ? isSuspended || status === 'signed-out'
    : isSuspended && code === 'ACCOUNT_SUSPENDED';
}

/** As {@link toastFailure}, but where there was no answer at all, that alone counts. */
export function toastProblem(thrown: unknown, code: ToastCode): void {
  if (asProblem(thrown).status === 0) return toast('NETWORK_ERROR');
  toastFailure(thrown, code);
}
