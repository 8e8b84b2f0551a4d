import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import type { Config } from '../../../platform/config/config.js';
import { CONFIG } from '../../../platform/config/config.module.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { CALENDAR } from '../actors.js';
import { membership, membershipOf } from '../domain/membership.aggregate.js';
import type { MembershipCommand } from '../domain/membership.commands.js';
import { membershipReviews, reviewMembershipByTimetable } from './membership-dispatch.js';

/** Looks at a membership again when its timetable says so. */
@Injectable()
export class MembershipReview {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Jobs) jobs: Jobs,
  ) {
    jobs.dispatch(reviewMembershipByTimetable(config.proGraceDays));
    jobs.handle(membershipReviews, ({ memberId }) => this.review(memberId));
  }

  /**
   * Does what the facts of now ask for: reminds, expires, or nothing, as the member may have renewed since the timetable
   * was made. Each reminder and the expiry happen once, however often this is called.
   */
  async review(memberId: string): Promise<void> {
    const now = this.clock.now().toISOString();
    await this.ask(memberId, { type: 'RemindOfRenewal', data: { now } });
    await this.ask(memberId, { type: 'ExpirePro', data: { now, graceDays: this.config.proGraceDays } });
  }

  private async ask(memberId: string, command: MembershipCommand): Promise<void> {
    await this.bus.execute(new ExecuteCommand(membership, membershipOf(memberId), command, systemCaller(CALENDAR)));
  }
}
