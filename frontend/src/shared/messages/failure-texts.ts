import type { Problem } from '../api/problem';
import { type LabelCode, label } from '.';

/** The text for a failure: the server's detail, or our own words if there is none. A dialog may mark no field. */
export function adviceOn({ status, detail, title, errors }: Problem): string {
  const ours = codeOf(status);
  if (title === 'Check the form' && errors.length > 0 && errors.length <= 2)
    return errors.map(({ message }) => message).join(' ');
  return detail ?? (ours ? label(ours) : title);
}

/** The request id, by which support finds a server failure in the log. */
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
