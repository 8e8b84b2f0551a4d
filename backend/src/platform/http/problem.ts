import type { Refusal } from '../event-sourcing/index.js';

/** RFC 9457 problem details, as every error of the API answers. */
export interface Problem {
  readonly type: string;
  /** What a toast shows as its title. */
  readonly title: string;
  readonly status: number;
  /** What to do about it. */
  readonly detail: string;
  /** Stable, SCREAMING_SNAKE. */
  readonly code: string;
  readonly errors?: readonly FieldError[];
}

export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** Thrown by the HTTP layer itself; the domain throws `DomainError`, and so does a route that has facts to tell. */
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
