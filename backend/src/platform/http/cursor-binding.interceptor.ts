import { createHash } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { UnknownCursor } from '../projections/cursor.js';

const TAG_LENGTH = 8;
const paging: readonly string[] = ['cursor', 'page', 'pageSize'];

/** Binds each cursor to its URL. With another list, order or filter, the position would be wrong. */
@Injectable()
export class CursorBinding implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const { url, query } = context.switchToHttp().getRequest<FastifyRequest<{ Querystring: { cursor?: unknown } }>>();
    if (typeof query.cursor === 'string') query.cursor = unbindCursor(url, query.cursor);
    return next
      .handle()
      .pipe(
        map((answer) => (hasCursor(answer) ? { ...answer, nextCursor: bindCursor(url, answer.nextCursor) } : answer)),
      );
  }
}

export const bindCursor = (url: string, cursor: string): string => `${cursor}.${tagOf(url)}`;

function unbindCursor(url: string, text: string): string {
  const cursor = text.slice(0, -TAG_LENGTH - 1);
  if (text !== bindCursor(url, cursor)) throw new UnknownCursor(text);
  return cursor;
}

function tagOf(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  for (const name of paging) searchParams.delete(name);
  searchParams.sort();
  const list = `${pathname.toLowerCase()}?${searchParams.toString()}`;
  return createHash('sha256').update(list).digest('base64url').slice(0, TAG_LENGTH);
}

const hasCursor = (answer: unknown): answer is { nextCursor: string } =>
  typeof answer === 'object' && answer !== null && 'nextCursor' in answer && typeof answer.nextCursor === 'string';
