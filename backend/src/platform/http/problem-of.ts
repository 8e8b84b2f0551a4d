import type { DomainError, Refusal } from '../event-sourcing/index.js';
import type { FieldError, Problem } from './problem.js';

/** What is known of a failure: how it is told, the facts of a refusal, the fields that are wrong. */
export interface Failure {
  readonly refusal: Refusal;
  readonly facts?: DomainError['facts'];
  readonly errors?: readonly FieldError[] | undefined;
}

/** A failure as HTTP tells it. The facts of a refusal, such as `need` and `have`, stand beside its words. */
export function problemOf({ refusal, facts, errors }: Failure): Problem {
  const { code, status, title, field } = refusal;
  const detail = refusal.detail.replace(/\{(\w+)\}/g, (_, name: string) => String(facts?.[name] ?? ''));
  const type = `/problems/${code.toLowerCase().replaceAll('_', '-')}`;
  const fieldErrors = errors ?? (field === undefined ? undefined : [{ field, message: detail }]);
  return { ...facts, type, title, status, detail, code, ...(fieldErrors && { errors: fieldErrors }) };
}
