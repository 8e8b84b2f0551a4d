import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import type { JobKind } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { challenge, challengeOf } from '../domain/challenge.aggregate.js';
import type { RemindOfOpenDay } from '../domain/challenge.commands.js';

/** `appraisalId` is the appraisal whose decision opened the day. It is empty on the first day. */
export const openDayReviews: JobKind<{ memberId: string; count: number; appraisalId: string }> = {
  queue: 'open-day-reviews',
};

/** The actor of events that only the passing of time causes. */
export const CHALLENGE_CALENDAR = '01900000-0000-7000-8000-0000000ca1e1';

/** Reminds a creator of an open day. Skips members who are not creators, not Pro or suspended. */
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
