import { Injectable } from '@nestjs/common';
import { type Event, type Intent, intend, type Recorded } from '../../../platform/event-sourcing/index.js';
import { ProcessRegistry } from '../../../platform/processes/process-registry.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { inbox, inboxOf } from '../domain/inbox.aggregate.js';
import { acts, type Done } from '../read-models/notifications/notification-acts.js';
import { Notification } from '../read-models/notifications/notifications.row.js';

type Rule = (event: Recorded) => Promise<readonly Intent[]>;

/** Marks notifications as read once the member did what they asked for. */
@Injectable()
export class DoneNotices {
  constructor(
    private readonly readModels: ReadModels,
    processes: ProcessRegistry,
  ) {
    const rules = Object.entries(acts).map(([type, doneBy]): [string, Rule] => [
      type,
      ({ data, meta }) => this.readAll((doneBy as (data: Event['data']) => readonly Done[])(data), meta),
    ]);
    processes.register({ name: 'read-done-notices', on: Object.fromEntries(rules) });
  }

  private async readAll(done: readonly Done[], meta: Recorded['meta']): Promise<readonly Intent[]> {
    const ofMembers = Map.groupBy(done, ({ memberId }) => memberId ?? meta.subjectId);
    const read = [...ofMembers].map(([memberId, ofMember]) => this.read(memberId, ofMember, meta.recordedAt));
    return (await Promise.all(read)).flat();
  }

  private async read(memberId: string, done: readonly Done[], recordedAt: Date): Promise<readonly Intent[]> {
    const unread = await this.readModels.all(Notification, { memberId, readAt: null, at: { $lte: recordedAt } });
    const ids = unread
      .filter(({ code, facts: told }) =>
        done.some(({ codes, facts = {} }) => codes.includes(code) && holdsAll(told, facts)),
      )
      .map(({ id }) => id);
    if (ids.length === 0) return [];
    return [intend(inbox, inboxOf(memberId), { type: 'MarkNotificationsRead', data: { ids } })];
  }
}

const holdsAll = (told: Readonly<Record<string, unknown>>, facts: object): boolean =>
  Object.entries(facts).every(([name, value]) => told[name] === value);
