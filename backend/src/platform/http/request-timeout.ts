import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpRefusals } from './http.refusals.js';
import { HttpProblem } from './problem.js';

/** The longest wait for a response, whatever causes it. The client may then repeat the request. */
const ANSWER_TIMEOUT_MS = 9_000;

const noTimeout = { hasNoTimeout: true };

export const NoRequestTimeout = (): MethodDecorator => RouteConfig(noTimeout);

export function startRequestTimeout({ routeOptions }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  done();
  if ((routeOptions.config as Partial<typeof noTimeout>).hasNoTimeout) return;
  const late = setTimeout(() => {
    if (!reply.raw.headersSent) void reply.send(new HttpProblem(httpRefusals.TEMPORARILY_UNAVAILABLE, undefined, 2));
  }, ANSWER_TIMEOUT_MS);
  reply.raw.once('close', () => clearTimeout(late));
}
