import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { validate as isUuid } from 'uuid';
import type { Refusal } from '../event-sourcing/index.js';
import { labelOf } from './fields.js';
import { httpRefusals } from './http.refusals.js';
import { type FieldError, HttpProblem } from './problem.js';

@Injectable()
export class RequestValidation implements PipeTransform {
  private readonly body = strict(httpRefusals.INVALID_FIELDS);
  private readonly other = strict(httpRefusals.INVALID_QUERY);

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return value;
    // Ids are compared as text, and upper case would make another text of the same id.
    if (metadata.type === 'param' && isUuid(value)) return (value as string).toLowerCase();
    if (metadata.type !== 'body') {
      refuseNamesOfAnyObject(httpRefusals.INVALID_QUERY, value);
      return this.other.transform(value, metadata) as Promise<unknown>;
    }
    const body = value ?? {};
    if (typeof body !== 'object' || Array.isArray(body)) throw new HttpProblem(httpRefusals.UNREADABLE);
    refuseNamesOfAnyObject(httpRefusals.INVALID_FIELDS, body);
    return this.body.transform(body, metadata) as Promise<unknown>;
  }
}

const UNKNOWN = 'This field is not known here; leave it out.';

/** The validation libraries look fields up in a plain object, which has most of these names, and skip `prototype`. */
const isNameOfAnyObject = (name: string): boolean => name in Object.prototype || name === 'prototype';

function refuseNamesOfAnyObject(refusal: Refusal, value: unknown): void {
  const fields = namesOfAnyObject(value);
  if (fields.length > 0) throw new HttpProblem(refusal, fields);
}

function namesOfAnyObject(value: unknown, prefix = ''): FieldError[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    const field = `${prefix}${name}`;
    return isNameOfAnyObject(name) ? [{ field, message: UNKNOWN }] : namesOfAnyObject(part, `${field}.`);
  });
}

function isEmpty({ value, constraints }: ValidationError): boolean {
  const isKnown = constraints !== undefined && !('whitelistValidation' in constraints);
  return isKnown && (typeof value === 'string' ? value.trim() === '' : value === undefined || value === null);
}

/** Lists empty fields first, so that nobody has to guess the required ones. */
function refusalFor(refusal: Refusal, errors: readonly ValidationError[]): Refusal {
  const missing = errors.filter(isEmpty).map(({ property, target }) => labelOf(property, target));
  if (refusal !== httpRefusals.INVALID_FIELDS || missing.length === 0) return refusal;
  return { ...refusal, title: 'Missing Information', detail: `Please fill in: ${missing.join(', ')}` };
}

function strict(refusal: Refusal): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: true }, // the target holds the labels of its fields
    exceptionFactory: (errors) =>
      new HttpProblem(
        refusalFor(refusal, errors),
        errors.flatMap((error) => flatten(error)),
      ),
  });
}

function flatten({ property, constraints, children }: ValidationError, prefix = ''): FieldError[] {
  const field = `${prefix}${property}`;
  const own = Object.entries(constraints ?? {}).map(([rule, message]) => ({
    field,
    message: rule === 'whitelistValidation' ? UNKNOWN : message,
  }));
  return [...own, ...(children ?? []).flatMap((child) => flatten(child, `${field}.`))];
}
