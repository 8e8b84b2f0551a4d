import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ExecuteCommand, IMPORTER, systemCaller } from '../../../platform/command-handling/execute-command.js';
import type { Event } from '../../../platform/event-sourcing/index.js';
import { type Dispatch, jobFor } from '../../../platform/jobs/dispatch.js';
import type { JobData, JobKind } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { inbox, inboxOf } from '../domain/inbox.aggregate.js';
import { acts, type Done } from '../read-models/notifications/notification-acts.js';
import { Notification } from '../read-models/notifications/notifications.row.js';

/** Beside these, the facts by which the news is known. */
interface DoneNotice extends JobData {
  readonly memberId: string;
  readonly codes: string;
  /** News that came later asks anew. */
  readonly at: string;
}

const doneNotices: JobKind<DoneNotice> = { queue: 'done-notices' };

const readDoneNotices: Dispatch = {
  name: 'read-done-notices',
  lookBackDays: 2,
  on: Object.fromEntries(
    Object.entries(acts).map(([type, doneBy]): [string, Dispatch['on'][string]] => [
      type,
      ({ data, meta: { subjectId, recordedAt, actorId } }) => {
        if (actorId === IMPORTER) return [];
        const at = recordedAt.toISOString();
        return (doneBy as (data: Event['data']) => readonly Done[])(data).map(
          ({ memberId = subjectId, codes, facts }) =>
            jobFor(doneNotices, { ...facts, memberId, codes: codes.join(), at }),
        );
      },
    ]),
  ),
};

/** Whoever has done what a notice asked for need not read it any more. */
@Injectable()
export class DoneNotices {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
    jobs: Jobs,
  ) {
    jobs.dispatch(readDoneNotices);
    jobs.handle(doneNotices, (done) => this.read(done));
  }

  private async read({ memberId, codes, at, ...facts }: DoneNotice): Promise<void> {
    const where = { memberId, readAt: null, code: { $in: codes.split(',') }, at: { $lte: new Date(at) } };
    const rows = await this.readModels.all(Notification, where as object);
    const ids = rows
      .filter(({ facts: told }) => Object.entries(facts).every(([name, value]) => told[name] === value))
      .map(({ id }) => id);
    if (ids.length === 0) return;
    const command = { type: 'MarkNotificationsRead', data: { ids } } as const;
    await this.bus.execute(new ExecuteCommand(inbox, inboxOf(memberId), command, systemCaller(memberId)));
  }
}
