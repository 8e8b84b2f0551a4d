import { Body, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import { DecideHireRequestRequest, HireRequestDecidedResponse } from './hire-requests.requests.js';

@ApiController('staff', 'api/admin/hire-requests/:requestId/status')
export class DecideHireRequestController {
  constructor(
    private readonly bus: CommandBus,
    private readonly store: EventStore,
  ) {}

  @Post()
  @Access('review-hire-requests')
  @Ok(HireRequestDecidedResponse)
  async decide(
    @Param('requestId', ParseUUIDPipe) requestId: string,
    @Body() { status, reason }: DecideHireRequestRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<HireRequestDecidedResponse>> {
    const subjectId = await this.store.subjectOf(hireRequest, requestId);
    const target = { streamId: requestId, subjectId };
    const reviewerIsMember = subjectId === caller.actorId;
    const data = { to: status, reviewerIsMember, ...(reason && { reason }) };
    const command = { type: 'DecideHireRequest', data } as const;
    return this.bus.execute(new ExecuteCommand(hireRequest, target, command, caller, () => ({ requestId, status })));
  }
}
