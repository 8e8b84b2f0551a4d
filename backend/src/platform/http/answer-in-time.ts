import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { httpRefusals } from './http.refusals.js';
import { HttpProblem } from './problem.js';

/** Whoever asked is not left waiting longer, whatever the answer hangs on; the same request may be sent again. */
const ANSWER_MS = 9_000;

const patient = { takesItsTime: true };

/** For a route whose work is as long as the log. */
export const TakesItsTime = (): MethodDecorator => RouteConfig(patient);

export function answerInTime({ routeOptions }: FastifyRequest, reply: FastifyReply, done: () => void): void {
  done();
  if ((routeOptions.config as Partial<typeof patient>).takesItsTime) return;
  const late = setTimeout(() => {
    if (!reply.raw.headersSent) void reply.send(new HttpProblem(httpRefusals.TEMPORARILY_UNAVAILABLE, undefined, 2));
  }, ANSWER_MS);
  reply.raw.once('close', () => {
    clearTimeout(late);
  });
}
