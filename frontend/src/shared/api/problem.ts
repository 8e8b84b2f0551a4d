import type { Suspension } from '../session/suspension';

export interface FieldError {
  field: string;
  message: string;
}

/** A refusal by the server (RFC 9457), or a missing answer (status 0), with everything a screen needs to explain it. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly title: string,
    readonly detail: string | undefined,
    readonly errors: readonly FieldError[] = [],
    readonly suspension: Suspension = {},
    /** Finds the request in the server's log. */
    readonly requestId?: string,
  ) {
    super(title);
  }

  get isTransient(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

interface ProblemBody {
  title?: string;
  detail?: string;
  code?: string;
  errors?: FieldError[];
  reason?: string;
  appealReference?: string;
}

export function problemOf(status: number, body: unknown, requestId?: string): Problem {
  const { title, detail, code, errors, reason, appealReference } = (
    typeof body === 'object' && body !== null ? body : {}
  ) as ProblemBody;
  return new Problem(
    status,
    code ?? `HTTP_${status}`,
    title ?? 'Something went wrong',
    detail,
    errors,
    { reason, appealReference },
    requestId,
  );
}

/** Turns anything thrown into a Problem. Other errors count as network errors: fetch throws only without an answer. */
export function asProblem(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  return new Problem(0, 'NETWORK_ERROR', 'Network error', 'Please check your connection and try again.');
}

const TOO_SLOW = 'TOO_SLOW';

/** The read timeout passed. The query client does not retry it; the user decides whether to try again. */
export const tooSlow = (): Problem =>
  new Problem(0, TOO_SLOW, 'This takes longer than it should', 'Please check your connection, or try again.');

export const wasTooSlow = (thrown: unknown): boolean => asProblem(thrown).code === TOO_SLOW;
