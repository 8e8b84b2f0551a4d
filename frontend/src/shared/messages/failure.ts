import type { Problem } from '../api/problem';
import { type LabelCode, label } from './index';

/** What whoever meets a failure is told: the server's own words where it refused, ours where it had none. */
export function adviceOn(problem: Problem): string {
  const { status, detail, title, requestId } = problem;
  if (detail && status >= 400 && status < 500) return detail;
  const ours = codeOf(status);
  if (!ours) return title;
  return requestId && status >= 500 ? `${label(ours)} ${label('REQUEST_NUMBER', { requestId })}` : label(ours);
}

function codeOf(status: number): LabelCode | undefined {
  if (status === 0) return 'NO_ANSWER';
  if (status === 403) return 'NO_RIGHT';
  if (status === 429) return 'TOO_OFTEN';
  return status >= 500 ? 'SERVER_FAILED' : undefined;
}
