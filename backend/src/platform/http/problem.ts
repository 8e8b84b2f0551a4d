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

/** How one code is told: its status and its words. `{name}` in the detail is filled from the refusal's facts. */
export interface ProblemText {
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  /** The field of the form that the refusal is about. */
  readonly field?: string;
}

/**
 * Thrown by the HTTP layer itself; the domain throws `DomainError`, and so does a route that has facts to tell. Both are
 * told by the catalogue.
 */
export class HttpProblem extends Error {
  constructor(
    readonly code: string,
    readonly errors?: readonly FieldError[],
    readonly retryAfterSeconds?: number,
  ) {
    super(code);
    this.name = 'HttpProblem';
  }
}

/** Injection token of the catalogue: code -> text. */
export const PROBLEM_CATALOGUE = Symbol('ProblemCatalogue');
export type ProblemCatalogue = Readonly<Record<string, ProblemText>>;
