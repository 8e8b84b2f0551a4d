import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { map, type Observable } from 'rxjs';
import { CommandResult } from './execute-command.js';

@Injectable()
export class CommandResultInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      map((value) => {
        if (!(value instanceof CommandResult)) return value;
        if (!value.visible) void context.switchToHttp().getResponse<FastifyReply>().header('X-Read-Model', 'behind');
        return value.answer as object;
      }),
    );
  }
}
