import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, from, mergeMap, type Observable, throwError } from 'rxjs';
import type { SignedIn } from '../../../../platform/access/access-rules.js';
import { DomainError } from '../../../../platform/event-sourcing/index.js';
import { fullNameOf } from '../../../../platform/text/tidy.js';
import { MemberDirectory } from '../../public.js';

/** Adds the name of the first decider to the refusal of a late decision, so that staff know whom to ask. */
@Injectable()
export class DecidedByInterceptor implements NestInterceptor {
  constructor(private readonly directory: MemberDirectory) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof DomainError) || typeof error.facts.decidedBy !== 'string') throw error;
        const { user } = context.switchToHttp().getRequest<{ user?: SignedIn }>();
        const named = this.named(error, error.facts.decidedBy, user?.memberId);
        return from(named).pipe(mergeMap((told) => throwError(() => told)));
      }),
    );
  }

  private async named(
    { refusal, facts }: DomainError,
    decidedBy: string,
    me: string | undefined,
  ): Promise<DomainError> {
    const who = decidedBy === me ? 'You' : await this.nameOf(decidedBy);
    return new DomainError(refusal, { ...facts, who });
  }

  private async nameOf(memberId: string): Promise<string> {
    const member = (await this.directory.of([memberId])).get(memberId);
    return member ? fullNameOf(member) : 'Someone else';
  }
}
