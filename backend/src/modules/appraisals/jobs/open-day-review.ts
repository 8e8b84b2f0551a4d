import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { challenge, challengeOf } from '../domain/challenge.aggregate.js';
import type { RemindOfOpenDay } from '../domain/challenge.commands.js';

/** The id of the appraisal whose decision opened the day is empty for the first day. */
export const openDayReviews: JobKind<{ memberId: string; count: number; appraisalId: string }> = {
  queue: 'open-day-reviews',
};

/** Who the log says has acted when nothing but time went by. */
export const CHALLENGE_CALENDAR = '01900000-0000-7000-8000-0000000ca1e1';

/** Reminds a creator who may hand in and has not. Who is no creator, not Pro or suspended hears nothing. */
@Injectable()
export class OpenDayReview {
  constructor(
    private readonly bus: CommandBus,
    private readonly accounts: AccountStatuses,
    jobs: Jobs,
  ) {
    jobs.handle(openDayReviews, ({ memberId, count, appraisalId }) => this.review(memberId, count, appraisalId));
  }

  private async review(memberId: string, count: number, appraisalId: string): Promise<void> {
    const account = await this.accounts.ofAccount(memberId);
    if (!account?.pro || account.suspended || account.membershipType !== 'Creator') return;
    const data = { count, ...(appraisalId && { appraisalId }) };
    const command: RemindOfOpenDay = { type: 'RemindOfOpenDay', data };
    await this.bus.execute(
      new ExecuteCommand(challenge, challengeOf(memberId), command, systemCaller(CHALLENGE_CALENDAR)),
    );
  }
}
