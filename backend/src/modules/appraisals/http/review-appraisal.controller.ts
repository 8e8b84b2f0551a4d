import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { OfferedDecisions } from '../../../platform/command-handling/offered-decisions.js';
import { notFound } from '../../../platform/http/problem.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { challenge, challengeOf } from '../domain/challenge.aggregate.js';
import type { ChallengeCommand } from '../domain/challenge.commands.js';
import { Appraisal, hasLinkOf } from '../read-models/appraisals/appraisals.row.js';
import { ApproveAppraisalRequest, DecidedResponse, RejectAppraisalRequest } from './appraisal.requests.js';

@Access('review-appraisals')
@ApiController('staff', 'api/admin/appraisals/:appraisalId')
export class ReviewAppraisalController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
    offered: OfferedDecisions,
  ) {
    const review = { policy: 'review-appraisals', flagOf: (id: string) => this.flagOf(id) } as const;
    offered.offer('appraisals', ({ appraisalId }: DecidedResponse) => appraisalId, {
      approve: { ...review, decide: (id, caller) => this.approve(id, {}, caller) },
      reject: { ...review, decide: (id, caller) => this.reject(id, {}, caller) },
    });
  }

  @Post('approve')
  @Ok(DecidedResponse)
  async approve(
    @PathId('appraisalId') appraisalId: string,
    @Body() { points = 0, comment }: ApproveAppraisalRequest,
    @RequestCaller() caller: Caller,
  ) {
    const creatorId = await this.creatorOf(appraisalId);
    const reviewerIsCreator = creatorId === caller.actorId;
    const data = { appraisalId, points, comment, reviewerIsCreator };
    const answer = { appraisalId, status: 'approved', points } as const;
    return this.decide(creatorId, { type: 'ApproveAppraisal', data }, caller, answer);
  }

  @Post('reject')
  @Ok(DecidedResponse)
  async reject(
    @PathId('appraisalId') appraisalId: string,
    @Body() { reason }: RejectAppraisalRequest,
    @RequestCaller() caller: Caller,
  ) {
    const creatorId = await this.creatorOf(appraisalId);
    const reviewerIsCreator = creatorId === caller.actorId;
    const data = { appraisalId, reason, reviewerIsCreator };
    return this.decide(creatorId, { type: 'RejectAppraisal', data }, caller, { appraisalId, status: 'rejected' });
  }

  private decide(
    creatorId: string,
    command: ChallengeCommand,
    caller: Caller,
    answer: DecidedResponse,
  ): Promise<CommandResult<DecidedResponse>> {
    return this.bus.execute(new ExecuteCommand(challenge, challengeOf(creatorId), command, caller, () => answer));
  }

  private async flagOf(appraisalId: string): Promise<string | undefined> {
    const appraisal = await this.readModels.one(Appraisal, appraisalId);
    if (!appraisal || appraisal.assignmentUrl === '') return undefined;
    const sameLink = { $and: [{ memberId: { $ne: appraisal.memberId } }, hasLinkOf(appraisal.assignmentUrl)] };
    const others = await this.readModels.first(1, Appraisal, sameLink, []);
    return others.length > 0 ? 'Somebody else handed in the same link.' : undefined;
  }

  private async creatorOf(appraisalId: string): Promise<string> {
    const appraisal = await this.readModels.find(Appraisal, appraisalId);
    if (!appraisal) throw notFound();
    return appraisal.memberId;
  }
}
