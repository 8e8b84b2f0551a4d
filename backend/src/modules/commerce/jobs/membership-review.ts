import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CONFIG, type ProductConfig } from '../../../config/config.js';
import { ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { Pool } from '../../../platform/database/pool.js';
import { addDays } from '../../../platform/event-sourcing/index.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { CALENDAR } from '../domain/actors.js';
import { membership, membershipOf } from '../domain/membership.aggregate.js';
import type { MembershipCommand } from '../domain/membership.commands.js';
import { membershipReviews, reviewMembershipByTimetable } from './membership-dispatch.js';

const sweeps: JobKind<Record<string, never>> = { queue: 'sweep-memberships' };

/** Reviews memberships by their timetable, and every hour those that should have ended. */
@Injectable()
export class MembershipReview {
  constructor(
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProductConfig,
    private readonly pool: Pool,
    jobs: Jobs,
  ) {
    jobs.dispatch(reviewMembershipByTimetable(config.proGraceDays));
    jobs.handle(membershipReviews, ({ memberId }) => this.review(memberId));
    jobs.handle(sweeps, () => this.reviewOverdue());
    jobs.every({ every: { minutes: 60 } }, sweeps);
  }

  /** Reminds or expires when due. Repeating it is safe: each happens once. */
  async review(memberId: string): Promise<void> {
    const now = this.clock.now().toISOString();
    await this.ask(memberId, { type: 'RemindOfRenewal', data: { now } });
    await this.ask(memberId, { type: 'ExpirePro', data: { now, graceDays: this.config.proGraceDays } });
  }

  /** Catches reviews that were lost, given up or too early, and those of a grace period that was shortened. */
  async reviewOverdue(): Promise<void> {
    const { rows } = await this.pool.query<{ id: string }>(
      'select id from read.membership where plan is not null and valid_until <= $1',
      [addDays(this.clock.now(), -this.config.proGraceDays)],
    );
    for (const { id } of rows) await this.review(id);
  }

  private async ask(memberId: string, command: MembershipCommand): Promise<void> {
    await this.bus.execute(new ExecuteCommand(membership, membershipOf(memberId), command, systemCaller(CALENDAR)));
  }
}
