import { Body, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { toolRequest } from '../domain/tool-request.aggregate.js';
import { DecideToolRequestRequest, ToolRequestDecidedResponse } from './tool-requests.requests.js';

@ApiController('staff', 'api/admin/tool-requests/:applicationId/status')
export class DecideToolRequestController {
  constructor(
    private readonly bus: CommandBus,
    private readonly store: EventStore,
  ) {}

  @Post()
  @Access('review-tool-requests')
  @Ok(ToolRequestDecidedResponse)
  async decide(
    @Param('applicationId', ParseUUIDPipe) applicationId: string,
    @Body() { status, reason }: DecideToolRequestRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<ToolRequestDecidedResponse>> {
    const subjectId = await this.store.subjectOf(toolRequest, applicationId);
    const target = { streamId: applicationId, subjectId };
    const reviewerIsMember = subjectId === caller.actorId;
    const data = { to: status, reviewerIsMember, ...(reason && { reason }) };
    const command = { type: 'DecideToolRequest', data } as const;
    return this.bus.execute(
      new ExecuteCommand(toolRequest, target, command, caller, () => ({ applicationId, status })),
    );
  }
}
