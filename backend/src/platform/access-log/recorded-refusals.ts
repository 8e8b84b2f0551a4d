import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { GuardedRequest } from '../access/access.decorator.js';
import { AccessRules } from '../access/access-rules.js';
import { PeriodicTask } from '../background/periodic-task.js';
import type { Refusal } from '../event-sourcing/index.js';
import { markOfCaller } from './access-entry.js';
import { AccessLog } from './access-log.js';
import { routeOf } from './record-access.interceptor.js';

const STRANGERS_INTERVAL_MS = 1_000;

/** Records refused requests. Those without a session are counted, and written once a second for each route. */
@Injectable()
export class RecordedRefusals implements OnModuleDestroy {
  private strangers = new Map<string, number>();
  readonly counting = new PeriodicTask('access-log', STRANGERS_INTERVAL_MS, () => this.writeStrangers(), 'all');

  constructor(
    private readonly rules: AccessRules,
    private readonly log: AccessLog,
  ) {}

  record(request: GuardedRequest, { code, status, recordedAs }: Refusal): void {
    const { user, policy, account } = request;
    const isOfStaff = policy !== undefined && this.rules.isRecorded(policy);
    const kind = recordedAs ?? (isOfStaff && (status === 401 || status === 403) ? 'refused' : undefined);
    if (kind === undefined) return;
    const route = routeOf(request);
    if (kind === 'refused' && !user) {
      this.strangers.set(route, 1 + (this.strangers.get(route) ?? 0));
      return;
    }
    const subjects = account === undefined ? [] : [account];
    void this.log.record({
      ...{ kind, route, code, subjects, filter: markOfCaller(user) },
      ...{ actorId: user?.memberId, sessionId: user?.sessionId },
    });
  }

  onModuleDestroy(): Promise<void> {
    return this.writeStrangers();
  }

  private async writeStrangers(): Promise<void> {
    const { strangers } = this;
    this.strangers = new Map();
    const entries = [...strangers].map(
      ([route, calls]) => ({ kind: 'refused', route, filter: { calls: String(calls) } }) as const,
    );
    await Promise.all(entries.map((entry) => this.log.record({ ...entry, code: 'NOT_SIGNED_IN' })));
  }
}
