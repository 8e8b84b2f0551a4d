import { type ArgumentMetadata, Injectable, type PipeTransform, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { type FieldError, HttpProblem } from './problem.js';

/**
 * Checks bodies and queries against their classes. A wrong or unknown body field is 422, an unknown query parameter
 * or an unreadable path is 400; nothing is dropped in silence.
 */
@Injectable()
export class RequestValidation implements PipeTransform {
  private readonly body = strict('INVALID_FIELDS');
  private readonly other = strict('INVALID_QUERY');

  async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'custom') return value;
    if (metadata.type !== 'body') return this.other.transform(value, metadata) as Promise<unknown>;
    const body = value ?? {};
    if (typeof body !== 'object' || Array.isArray(body)) throw new HttpProblem('UNREADABLE');
    return this.body.transform(body, metadata) as Promise<unknown>;
  }
}

function strict(code: string): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) =>
      new HttpProblem(
        code,
        errors.flatMap((error) => flatten(error)),
      ),
  });
}

function flatten({ property, constraints, children }: ValidationError, prefix = ''): FieldError[] {
  const field = `${prefix}${property}`;
  const own = Object.entries(constraints ?? {}).map(([rule, message]) => ({
    field,
    message: rule === 'whitelistValidation' ? 'This field is not known here; leave it out.' : message,
  }));
  return [...own, ...(children ?? []).flatMap((child) => flatten(child, `${field}.`))];
}
