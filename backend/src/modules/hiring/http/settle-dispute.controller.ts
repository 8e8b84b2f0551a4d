import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import { SettleDisputeRequest, WorkSaidResponse } from './work.requests.js';

@ApiController('staff', 'api/admin/hire-requests/:requestId/invitations/:id/settlement')
export class SettleDisputeController {
  constructor(
    private readonly bus: CommandBus,
    private readonly store: EventStore,
  ) {}

  @Post()
  @Access('review-hire-requests')
  @Ok(WorkSaidResponse)
  async settle(
    @PathId('requestId') streamId: string,
    @PathId('id') id: string,
    @Body() { outcome, reason }: SettleDisputeRequest,
    @RequestCaller() caller: Caller,
  ) {
    const subjectId = await this.store.subjectOf(hireRequest, streamId);
    const command = { type: 'SettleDispute', data: { invitationId: id, outcome, reason } } as const;
    return this.bus.execute(new ExecuteCommand(hireRequest, { streamId, subjectId }, command, caller, () => ({ id })));
  }
}
