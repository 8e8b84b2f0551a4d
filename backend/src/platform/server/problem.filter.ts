import {
  type ArgumentsHost,
  BadRequestException,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { validate as isUuid } from 'uuid';
import { RecordedRefusals } from '../access-log/recorded-refusals.js';
import { isDatabaseUnavailable } from '../database/sql-state.js';
import { DomainError } from '../event-sourcing/index.js';
import { UnknownEventType } from '../event-store/event-registry.js';
import { httpRefusals } from '../http/http.refusals.js';
import { type Failure, type FieldError, HttpProblem, problemOf } from '../http/problem.js';
import { bodyLimitOf, wrongContentType } from '../http/uploaded-file.js';
import { isRedisUnavailable } from '../jobs/redis-jobs.js';
import { UnknownCursor } from '../projections/cursor.js';
import { ReadModelBehind } from '../projections/read-models.js';
import { AllowedMethods } from './allowed-methods.js';

interface Answerable extends Failure {
  readonly retryAfterSeconds?: number | undefined;
  readonly allow?: readonly string[];
}

@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  constructor(
    private readonly methods: AllowedMethods,
    private readonly refusals: RecordedRefusals,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const request = http.getRequest<FastifyRequest>();
    const failure = this.failureOf(error, request);
    const problem = problemOf(failure);
    this.refusals.record(request, failure.refusal);
    if (problem.status === 500) this.logger.error({ message: 'request failed', requestId: request.id, error });
    if (failure.retryAfterSeconds !== undefined) void reply.header('Retry-After', failure.retryAfterSeconds);
    if (problem.status === 401) void reply.header('WWW-Authenticate', 'Bearer'); // required by RFC 9110, 15.5.2
    if (failure.allow) void reply.header('Allow', failure.allow.join(', '));
    void reply.status(problem.status).type('application/problem+json').send(problem);
  }

  private failureOf(error: unknown, request: FastifyRequest): Answerable {
    const { id: requestId } = request;
    if (error instanceof DomainError || error instanceof HttpProblem) return error;
    if (isDatabaseUnavailable(error) || isRedisUnavailable(error) || error instanceof ReadModelBehind) {
      this.logger.warn({ message: 'request put off', requestId, error });
      return { refusal: httpRefusals.TEMPORARILY_UNAVAILABLE, retryAfterSeconds: 2 };
    }
    if (error instanceof UnknownEventType) {
      this.logger.warn({ message: error.message, requestId }); // a newer build can answer
      return { refusal: httpRefusals.TEMPORARILY_UNAVAILABLE, retryAfterSeconds: 2 };
    }
    if (error instanceof UnknownCursor)
      return {
        refusal: httpRefusals.INVALID_QUERY,
        errors: [{ field: 'cursor', message: 'Take the nextCursor of an answer as it is.' }],
      };
    const status = statusOf(error);
    if (status === 404) return this.nothingAt(request);
    if (status === 413)
      return { refusal: httpRefusals.BODY_TOO_LARGE, facts: { kilobytes: bodyLimitOf(request) / 1024 } };
    if (error instanceof BadRequestException)
      return { refusal: httpRefusals.INVALID_QUERY, errors: wrongIdsIn(request) };
    if (status === 415) return wrongContentType(request.routeOptions);
    return { refusal: status === 400 ? httpRefusals.UNREADABLE : httpRefusals.UNEXPECTED };
  }

  private nothingAt({ url, method }: FastifyRequest): Answerable {
    const allow = this.methods.of(url);
    if (allow.includes(method)) return { refusal: httpRefusals.INVALID_QUERY }; // the id is too long
    return allow.length > 0
      ? { refusal: httpRefusals.METHOD_NOT_ALLOWED, allow }
      : { refusal: httpRefusals.ROUTE_NOT_FOUND };
  }
}

/** Names path parameters that are not UUIDs. Other parameters report their own errors. */
const wrongIdsIn = ({ params }: FastifyRequest): FieldError[] =>
  Object.entries(params as Record<string, string>)
    .filter(([name, value]) => /id$/i.test(name) && !isUuid(value))
    .map(([field]) => ({ field, message: 'This must be a UUID.' }));

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (Error.isError(error) && 'statusCode' in error && typeof error.statusCode === 'number') return error.statusCode;
  return 500;
}
