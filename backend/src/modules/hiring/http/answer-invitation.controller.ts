import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Me, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { notFound } from '../../../platform/http/problem.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import type { AvailabilityCommand } from '../domain/availability.commands.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import type { MatchingCommand } from '../domain/hire-request.commands.js';
import { Invitation } from '../read-models/invitations/invitations.row.js';
import { CreatorWords } from './creator-words.js';
import { DeclineInvitationRequest, InvitationAnsweredResponse } from './invitations.requests.js';

type Answered = Promise<CommandResult<InvitationAnsweredResponse>>;

@ApiController('hiring', 'api/me/invitations/:id')
export class AnswerInvitationController {
  constructor(
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    private readonly readModels: ReadModels,
    private readonly words: CreatorWords,
  ) {}

  @Post('accept')
  @Access('work-for-businesses')
  @Ok(InvitationAnsweredResponse)
  async accept(@Me() creatorId: string, @PathId('id') id: string, @RequestCaller() caller: Caller) {
    const data = { invitationId: id, now: this.clock.now().toISOString() };
    return this.answer(creatorId, { type: 'AcceptInvitation', data }, caller, { id, status: 'accepted' });
  }

  @Post('decline')
  @Access('own-journey')
  @Ok(InvitationAnsweredResponse)
  async decline(
    @Me() creatorId: string,
    @PathId('id') id: string,
    @Body() { reason }: DeclineInvitationRequest,
    @RequestCaller() caller: Caller,
  ) {
    const command = { type: 'DeclineInvitation', data: { invitationId: id } } as const;
    const words = reason ? ({ type: 'ExplainDecline', data: { invitationId: id, reason } } as const) : undefined;
    return this.answer(creatorId, command, caller, { id, status: 'declined' }, words);
  }

  private async answer(
    creatorId: string,
    command: Extract<MatchingCommand, { data: { invitationId: string } }>,
    caller: Caller,
    answer: InvitationAnsweredResponse,
    words?: AvailabilityCommand,
  ): Answered {
    const row = await this.readModels.find(Invitation, answer.id);
    if (row?.creatorId !== creatorId) throw notFound();
    const target = { streamId: row.requestId, subjectId: row.businessId };
    return words
      ? this.words.keepAndExecute({ target, command, caller, answer }, words, creatorId)
      : this.bus.execute(new ExecuteCommand(hireRequest, target, command, caller, () => answer));
  }
}
