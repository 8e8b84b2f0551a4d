import type { DomainError, Refusal } from '../event-sourcing/index.js';
import type { FieldError, Problem } from './problem.js';

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
