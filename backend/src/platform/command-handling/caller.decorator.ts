import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { derivedId } from '../event-sourcing/index.js';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem } from '../http/problem.js';
import { canonicalJson } from '../proof/canonical-json.js';
import type { Caller } from './execute-command.js';

export const NOBODY = '00000000-0000-0000-0000-000000000000';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
const BATCH = 'Batch';
const headers = {
  [IDEMPOTENCY_KEY]: 'The same key with the same body gives the first answer again.',
  [BATCH]: 'What a caller decides under one id stands together in the history.',
};
const describeHeaders = Object.entries(headers).map(([name, description]) =>
  ApiHeader({ name, description, required: false, schema: { type: 'string', format: 'uuid' } }),
);

/** A GET request gets a new command id each time, so that each access to personal data is recorded. */
export const RequestCaller = createParamDecorator(callerOf, [
  (route, method) => {
    const described = method && Object.getOwnPropertyDescriptor(route, method);
    if (described) applyDecorators(...describeHeaders)(route, method, described);
  },
]);

function callerOf(_: unknown, context: ExecutionContext): Caller {
  const request = context.switchToHttp().getRequest<FastifyRequest & { user?: { memberId: string } }>();
  const key = isReading(request) ? undefined : idIn(request, IDEMPOTENCY_KEY);
  const batch = idIn(request, BATCH);
  const actorId = request.user?.memberId ?? NOBODY;
  return {
    actorId,
    commandId: key ?? uuidv7(),
    clientSuppliedKey: key !== undefined,
    correlationId: batch === undefined ? request.id : derivedId(batch, actorId), // per actor, so not guessable
    request: [request.method, request.url, canonicalJson(request.body ?? null)].join('\n'),
    waitForReadModels: true,
  };
}

function idIn({ headers }: FastifyRequest, name: string): string | undefined {
  const id = headers[name.toLowerCase()];
  if (id === undefined) return undefined;
  if (typeof id !== 'string' || !isUuid(id)) throw new HttpProblem(httpRefusals.INVALID_IDEMPOTENCY_KEY);
  return id.toLowerCase();
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
