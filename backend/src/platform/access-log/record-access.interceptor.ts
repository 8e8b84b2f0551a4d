import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { mergeMap, type Observable } from 'rxjs';
import { type GuardedRequest, POLICY } from '../access/access.decorator.js';
import { AccessRules } from '../access/access-rules.js';
import { CommandResult } from '../command-handling/execute-command.js';
import { type AccessEntry, markOfCaller } from './access-entry.js';
import { AccessLog } from './access-log.js';
import { closedFieldsOf } from './closed-fields.js';
import { RECORDED_ACCESS, type RecordedAccessOptions } from './recorded-access.decorator.js';
import { subjectsIn } from './subjects.js';

type Noted = Pick<AccessEntry, 'subjects' | 'filter' | 'code'>;
type NotingRequest = GuardedRequest & { noted?: Noted };

/** Names the members whose data a request exports, if its response does not name them. */
export function describeAccess(request: GuardedRequest, noted: Noted): void {
  Object.assign(request, { noted });
}

export const routeOf = ({ method, routeOptions }: Pick<GuardedRequest, 'method' | 'routeOptions'>): string =>
  `${method} ${routeOptions.url ?? ''}`;

/** Records whose data a response shows, on every route whose policy opens the data of others. */
@Injectable()
export class RecordAccess implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly rules: AccessRules,
    private readonly log: AccessLog,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    if (context.getType() !== 'http') return next.handle();
    const places = [context.getHandler(), context.getClass()];
    const policy = this.reflector.getAllAndOverride<string>(POLICY, places);
    if (!this.rules.isRecorded(policy)) return next.handle();
    const options = this.reflector.getAllAndOverride<RecordedAccessOptions | undefined>(RECORDED_ACCESS, places) ?? {};
    const request = context.switchToHttp().getRequest<NotingRequest>();
    this.log.assertRoom();
    return next.handle().pipe(
      mergeMap(async (body) => {
        const answer: unknown = body instanceof CommandResult ? (body.answer as unknown) : body;
        const entry = entryOf(request, answer, options, closedFieldsOf(context));
        if (entry.kind === 'read' && entry.subjects?.length === 0) return body;
        const written = this.log.record(entry);
        if (options.first || entry.kind === 'exported') await written;
        return body;
      }),
    );
  }
}

function entryOf(
  request: NotingRequest,
  answer: unknown,
  { as, member, reason }: RecordedAccessOptions,
  closedFields: ReadonlySet<string>,
): AccessEntry {
  const [params, query, body] = [request.params, request.query, request.body].map(
    (part) => (part ?? {}) as Record<string, unknown>,
  ) as [Record<string, unknown>, Record<string, unknown>, Record<string, unknown>];
  const { user, noted } = request;
  const asked = Object.entries(query).filter(([name]) => name !== reason);
  const shown = asked.map(([name, value]) => [name, closedFields.has(name) ? String(value) : '…'] as const);
  const ids = Object.entries(params).map(([name, value]) => [name, String(value)] as const);
  const named = [...subjectsIn(answer, member), ...subjectsOfAddress(request), ...(noted?.subjects ?? [])];
  return {
    kind: as ?? 'read',
    actorId: user?.memberId,
    sessionId: user?.sessionId,
    route: routeOf(request),
    subjects: [...new Set(named)].filter((id) => id !== user?.memberId),
    filter: {
      ...Object.fromEntries([...ids, ...shown]),
      ...noted?.filter,
      ...markOfCaller(user),
    },
    code: noted?.code,
    reason: reason && ((query[reason] ?? body[reason]) as string | undefined),
  };
}

function subjectsOfAddress({ params, query, routeOptions }: NotingRequest): string[] {
  const { id, userId } = params as Partial<Record<string, string>>;
  const { subject } = query as Partial<Record<string, string>>;
  const member = routeOptions.url?.includes('/members/:id') ? id : userId;
  return [member, subject].filter((text) => text !== undefined).map((text) => text.toLowerCase());
}
