import { Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Me, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { BehindSwitch } from '../../../platform/features/switches.js';
import { httpRefusals } from '../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import { CreatorAvailability, mayBeAsked } from '../read-models/availability/availability.row.js';
import { Invitation } from '../read-models/invitations/invitations.row.js';
import { InvitationAnsweredResponse } from './invitations.requests.js';

type Answered = Promise<CommandResult<InvitationAnsweredResponse>>;

/** What a business says to a creator who said yes. */
@ApiController('hiring', 'api/me/hire-requests/:requestId/invitations/:id')
@BehindSwitch('matching')
export class AnswerCreatorController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
  ) {}

  @Post('accept')
  @Access('hire-creators')
  @Ok(InvitationAnsweredResponse)
  async accept(
    @Me() businessId: string,
    @Param('requestId', ParseUUIDPipe) requestId: string,
    @Param('id', ParseUUIDPipe) id: string,
    @RequestCaller() caller: Caller,
  ): Answered {
    const { target, creatorId } = await this.find(businessId, requestId, id);
    const creator = await this.readModels.find(CreatorAvailability, creatorId);
    const data = { invitationId: id, isAvailable: creator !== null && mayBeAsked(creator) };
    const command = { type: 'AcceptCreator', data } as const;
    return this.bus.execute(new ExecuteCommand(hireRequest, target, command, caller, () => ({ id, status: 'agreed' })));
  }

  @Post('decline')
  @Access('own-business')
  @Ok(InvitationAnsweredResponse)
  async decline(
    @Me() businessId: string,
    @Param('requestId', ParseUUIDPipe) requestId: string,
    @Param('id', ParseUUIDPipe) id: string,
    @RequestCaller() caller: Caller,
  ): Answered {
    const { target } = await this.find(businessId, requestId, id);
    const command = { type: 'DeclineCreator', data: { invitationId: id } } as const;
    return this.bus.execute(
      new ExecuteCommand(hireRequest, target, command, caller, () => ({ id, status: 'refused' })),
    );
  }

  private async find(businessId: string, requestId: string, id: string) {
    const row = await this.readModels.find(Invitation, id);
    const isOwn = row?.businessId === businessId && row.requestId === requestId;
    if (!isOwn) throw new HttpProblem(httpRefusals.NOT_FOUND);
    return { target: { streamId: requestId, subjectId: businessId }, creatorId: row.creatorId };
  }
}
