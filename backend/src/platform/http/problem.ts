import type { DomainError, Refusal } from '../event-sourcing/index.js';
import { httpRefusals } from './http.refusals.js';
import type { Problem } from './problem.response.js';

export type { Problem };

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Thrown by the HTTP layer. The domain, and routes with facts to report, throw `DomainError`. */
export class HttpProblem extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly errors?: readonly FieldError[],
    readonly retryAfterSeconds?: number,
  ) {
    super(refusal.code);
    this.name = 'HttpProblem';
  }
}

export const notFound = (): HttpProblem => new HttpProblem(httpRefusals.NOT_FOUND);

/** For a wrong field of a body, beyond what its shape can check. */
export const wrongField = (field: string, message: string): HttpProblem =>
  new HttpProblem(httpRefusals.INVALID_FIELDS, [{ field, message }]);

export interface Failure {
  readonly refusal: Refusal;
  readonly facts?: DomainError['facts'];
  readonly errors?: readonly FieldError[] | undefined;
}

export function problemOf({ refusal, facts, errors }: Failure): Problem {
  const { code, status, title, field } = refusal;
  const detail = refusal.detail.replace(/\{(\w+)\}/g, (_, name: string) => String(facts?.[name] ?? ''));
  const type = `/problems/${code.toLowerCase().replaceAll('_', '-')}`;
  const fieldErrors = errors ?? (field === undefined ? undefined : [{ field, message: detail }]);
  return { ...facts, type, title, status, detail, code, ...(fieldErrors && { errors: fieldErrors }) };
}
