import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, from, mergeMap, type Observable, throwError } from 'rxjs';
import type { SignedIn } from '../../../../platform/access/access-rules.js';
import { DomainError } from '../../../../platform/event-sourcing/index.js';
import { MemberDirectory } from '../../public.js';

/** Tells whose decision was late who decided first. */
@Injectable()
export class DecidedByInterceptor implements NestInterceptor {
  constructor(private readonly directory: MemberDirectory) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof DomainError)) throw error;
        const { user } = context.switchToHttp().getRequest<{ user?: SignedIn }>();
        return from(this.directory.withDecider(error, user?.memberId)).pipe(mergeMap((told) => throwError(() => told)));
      }),
    );
  }
}
