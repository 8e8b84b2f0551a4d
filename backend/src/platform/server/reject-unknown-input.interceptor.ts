import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { Refusal } from '../event-sourcing/index.js';
import { httpRefusals } from '../http/http.refusals.js';
import { HttpProblem } from '../http/problem.js';

@Injectable()
export class RejectUnknownInput implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { query, body } = context.switchToHttp().getRequest<FastifyRequest>();
    const reads = partsReadBy(context);
    if (!reads.has(RouteParamtypes.QUERY)) refuse(httpRefusals.INVALID_QUERY, query);
    if (!reads.has(RouteParamtypes.BODY)) refuse(httpRefusals.INVALID_FIELDS, body);
    return next.handle();
  }
}

/** Nest stores parameters as `part:index`, and those of custom decorators under a random name, such as `4xq…:0`. */
function partsReadBy(context: ExecutionContext): ReadonlySet<number> {
  const noted = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) as
    | object
    | undefined;
  return new Set(Object.keys(noted ?? {}).map((key) => Number(key.split(':')[0])));
}

function refuse(refusal: Refusal, sent: unknown): void {
  if (sent === undefined || sent === null) return;
  if (typeof sent !== 'object' || Array.isArray(sent)) throw new HttpProblem(httpRefusals.UNREADABLE);
  const fields = Object.keys(sent);
  if (fields.length === 0) return;
  throw new HttpProblem(
    refusal,
    fields.map((field) => ({ field, message: 'This is not known here; leave it out.' })),
  );
}
