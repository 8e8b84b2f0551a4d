import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import {
  Access,
  ApiController,
  Created,
  Me,
  MyApprovedAt,
  MyPoints,
  RequestCaller,
} from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { Switches } from '../../../platform/features/switches.js';
import { wrongField } from '../../../platform/http/problem.js';
import { unlockThreshold } from '../../../reference-data/index.js';
import { challenge, challengeOf } from '../domain/challenge.aggregate.js';
import type { ChallengeEvent } from '../domain/challenge.events.js';
import { openWeekOf, WEEKLY_APPRAISALS } from '../domain/weeks.js';
import { SubmitAppraisalRequest, SubmittedResponse } from './appraisal.requests.js';

type Submitted = Omit<SubmittedResponse, 'learnings' | 'assignmentUrl'>;

@ApiController('appraisals', 'api/me/appraisals')
export class SubmitAppraisalController {
  constructor(
    private readonly bus: CommandBus,
    private readonly switches: Switches,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Access('take-the-challenge')
  @Created(SubmittedResponse)
  async submit(
    @Me() creatorId: string,
    @MyPoints() points: number,
    @MyApprovedAt() approvedAt: Date | null,
    @Body() body: SubmitAppraisalRequest,
    @RequestCaller() caller: Caller,
  ) {
    if (body.dayNumber !== undefined && body.weekNumber !== undefined)
      throw wrongField('weekNumber', 'Name a day or a week, not both.');
    const appraisalId = uuidv7();
    const mayImprove = points < unlockThreshold;
    const openWeek = await this.openWeekOf(approvedAt);
    if (body.weekNumber !== undefined) await this.switches.assertOn(WEEKLY_APPRAISALS);
    const data = Object.assign({ appraisalId, mayImprove, ...(openWeek !== undefined && { openWeek }) }, body);
    const command = { type: 'SubmitAppraisal', data } as const;
    const execution = new ExecuteCommand(challenge, challengeOf(creatorId), command, caller, submitted);
    const executed = await this.bus.execute(execution);
    const { learnings, assignmentUrl } = body; // equal in every repetition, so the stored answer leaves them out
    return executed.with({ ...executed.answer, learnings, assignmentUrl });
  }

  private async openWeekOf(approvedAt: Date | null): Promise<number | undefined> {
    const isWeekly = approvedAt !== null && (await this.switches.isOn(WEEKLY_APPRAISALS));
    return isWeekly ? openWeekOf(approvedAt, this.clock.now()) : undefined;
  }
}

function submitted(events: readonly ChallengeEvent[]): Submitted {
  const event = events.find(({ type }) => type === 'AppraisalSubmitted');
  if (event?.type !== 'AppraisalSubmitted') throw new Error('A submission must record AppraisalSubmitted.');
  const { appraisalId, dayNumber, weekNumber = null, attempt } = event.data;
  return { appraisalId, dayNumber, weekNumber, attempt, status: 'pending' };
}
