import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Me, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { derivedId } from '../../../platform/event-sourcing/index.js';
import { notFound } from '../../../platform/http/problem.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { availability, availabilityOf } from '../domain/availability.aggregate.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import type { MatchingCommand } from '../domain/hire-request.commands.js';
import { Invitation } from '../read-models/invitations/invitations.row.js';
import { DeclineInvitationRequest, InvitationAnsweredResponse } from './invitations.requests.js';

type Answered = Promise<CommandResult<InvitationAnsweredResponse>>;

@ApiController('hiring', 'api/me/invitations/:id')
export class AnswerInvitationController {
  constructor(
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    private readonly readModels: ReadModels,
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
    const answered = await this.answer(creatorId, command, caller, { id, status: 'declined' });
    if (reason) await this.explain(creatorId, { invitationId: id, reason }, caller);
    return answered;
  }

  private async answer(
    creatorId: string,
    command: Extract<MatchingCommand, { data: { invitationId: string } }>,
    caller: Caller,
    answer: InvitationAnsweredResponse,
  ): Answered {
    const row = await this.readModels.find(Invitation, answer.id);
    if (row?.creatorId !== creatorId) throw notFound();
    const target = { streamId: row.requestId, subjectId: row.businessId };
    return this.bus.execute(new ExecuteCommand(hireRequest, target, command, caller, () => answer));
  }

  /** Stores her words in her own stream, so that her erasure covers them. */
  private async explain(creatorId: string, data: { invitationId: string; reason: string }, caller: Caller) {
    const own = { ...caller, commandId: derivedId(caller.commandId, 'reason') };
    const command = { type: 'ExplainDecline', data } as const;
    await this.bus.execute(new ExecuteCommand(availability, availabilityOf(creatorId), command, own));
  }
}
