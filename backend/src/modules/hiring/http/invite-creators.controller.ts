import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Created, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { BehindSwitch } from '../../../platform/features/switches.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import { Matches } from '../matching/matches.js';
import {
  AllowChoiceRequest,
  CreatorsInvitedResponse,
  InvitationAnsweredResponse,
  InviteCreatorsRequest,
} from './invitations.requests.js';

@ApiController('staff', 'api/admin/hire-requests/:requestId')
export class InviteCreatorsController {
  constructor(
    private readonly bus: CommandBus,
    private readonly matches: Matches,
    private readonly store: EventStore,
  ) {}

  @Post('invitations')
  @Access('review-hire-requests')
  @BehindSwitch('matching')
  @Created(CreatorsInvitedResponse)
  invite(@PathId('requestId') requestId: string, @Body() body: InviteCreatorsRequest, @RequestCaller() caller: Caller) {
    return this.matches.invite(requestId, body, caller);
  }

  /** Recalls an invitation before the creator has answered. */
  @Post('invitations/:id/recall')
  @Access('review-hire-requests')
  @Ok(InvitationAnsweredResponse)
  async recall(@PathId('requestId') streamId: string, @PathId('id') id: string, @RequestCaller() caller: Caller) {
    const target = { streamId, subjectId: await this.store.subjectOf(hireRequest, streamId) };
    const command = { type: 'RecallInvitation', data: { invitationId: id } } as const;
    return this.bus.execute(
      new ExecuteCommand(hireRequest, target, command, caller, () => ({ id, status: 'recalled' })),
    );
  }

  /** Lets the business choose among the first candidates, or stops that. */
  @Post('choice')
  @Access('review-hire-requests')
  @BehindSwitch('matching')
  @Ok(AllowChoiceRequest)
  async allow(
    @PathId('requestId') streamId: string,
    @Body() { isAllowed }: AllowChoiceRequest,
    @RequestCaller() caller: Caller,
  ) {
    const target = { streamId, subjectId: await this.store.subjectOf(hireRequest, streamId) };
    const command = { type: 'AllowChoice', data: { isAllowed } } as const;
    return this.bus.execute(new ExecuteCommand(hireRequest, target, command, caller, () => ({ isAllowed })));
  }
}
