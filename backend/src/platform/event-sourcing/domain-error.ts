/**
 * A rule of the domain says no. The code is stable and part of the HTTP contract; which status and which words
 * it gets stands in the problem catalogue, not here.
 */
export class DomainError extends Error {
  constructor(
    readonly code: string,
    /** Facts for the reader of the refusal, such as the points that are missing. Never personal data. */
    readonly facts: Readonly<Record<string, string | number>> = {},
  ) {
    super(code);
    this.name = 'DomainError';
  }
}
