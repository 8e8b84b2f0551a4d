import type { DomainError } from '../event-sourcing/index.js';
import type { FieldError, Problem, ProblemCatalogue } from './problem.js';

/** What is known of a failure: its code, the facts of a refusal, the fields that are wrong. */
export interface Failure {
  readonly code: string;
  readonly facts?: DomainError['facts'];
  readonly errors?: readonly FieldError[] | undefined;
}

/** A failure in the catalogue's words. The facts of a refusal, such as `need` and `have`, stand beside them. */
export function problemOf(catalogue: ProblemCatalogue, { code, facts, errors }: Failure): Problem {
  const text = catalogue[code] ?? { status: 409, title: 'Not possible', detail: code };
  const detail = text.detail.replace(/\{(\w+)\}/g, (_, name: string) => String(facts?.[name] ?? ''));
  const type = `/problems/${code.toLowerCase().replaceAll('_', '-')}`;
  const told = errors ?? (text.field === undefined ? undefined : [{ field: text.field, message: detail }]);
  return { ...facts, type, title: text.title, status: text.status, detail, code, ...(told && { errors: told }) };
}
