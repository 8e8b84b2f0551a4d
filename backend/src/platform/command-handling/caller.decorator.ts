import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem } from '../http/problem.js';
import { canonicalJson } from '../proof/canonical-json.js';
import type { Caller } from './execute-command.js';

export const NOBODY = '00000000-0000-0000-0000-000000000000';

export const IDEMPOTENCY_KEY = 'Idempotency-Key';
const describeKey = ApiHeader({
  name: IDEMPOTENCY_KEY,
  required: false,
  description: 'The same key with the same body gives the first answer again.',
  schema: { type: 'string', format: 'uuid' },
});

/** A read request gets a new key each time, so each look at personal data is recorded. */
export const RequestCaller = createParamDecorator(callerOf, [
  (route, method) => {
    const described = method && Object.getOwnPropertyDescriptor(route, method);
    if (described) describeKey(route, method, described);
  },
]);

function callerOf(_: unknown, context: ExecutionContext): Caller {
  const request = context.switchToHttp().getRequest<FastifyRequest & { user?: { memberId: string } }>();
  const key = isReading(request) ? undefined : request.headers['idempotency-key'];
  if (key !== undefined && (typeof key !== 'string' || !isUuid(key)))
    throw new HttpProblem(httpRefusals.INVALID_IDEMPOTENCY_KEY);
  return {
    actorId: request.user?.memberId ?? NOBODY,
    commandId: key?.toLowerCase() ?? uuidv7(),
    clientSuppliedKey: key !== undefined,
    correlationId: request.id,
    request: [request.method, request.url, canonicalJson(request.body ?? null)].join('\n'),
    waitForReadModels: true,
  };
}

const isReading = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
