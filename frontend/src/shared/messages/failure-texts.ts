import type { Problem } from '../api/problem';
import { type LabelCode, label } from '.';

/** What whoever meets a failure is told: the server's own words, and ours where none of its came. */
export function adviceOn({ status, detail, title }: Problem): string {
  const ours = codeOf(status);
  return detail ?? (ours ? label(ours) : title);
}

/** By what support finds a failure of the server in its log. */
export const requestNumberOf = ({ status, requestId }: Problem): string | undefined =>
  requestId && status >= 500 ? label('REQUEST_NUMBER', { requestId }) : undefined;

export function explained(problem: Problem): string {
  const number = requestNumberOf(problem);
  return number ? `${adviceOn(problem)} ${number}.` : adviceOn(problem);
}

function codeOf(status: number): LabelCode | undefined {
  if (status === 403) return 'NO_RIGHT';
  if (status === 429) return 'TOO_OFTEN';
  return status >= 500 ? 'SERVER_FAILED' : undefined;
}
