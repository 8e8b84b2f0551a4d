import type { Refusal } from '../event-sourcing/index.js';

export interface Problem {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
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
