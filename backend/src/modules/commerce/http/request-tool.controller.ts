import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { Access, ApiController, Created, Me, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { toolRequest } from '../domain/tool-request.aggregate.js';
import { RequestToolRequest, ToolRequestedResponse } from './tool-requests.requests.js';

@ApiController('commerce', 'api/me/tool-requests')
export class RequestToolController {
  constructor(private readonly bus: CommandBus) {}

  /** For tools outside the catalogue. Those in it are ordered. */
  @Post()
  @Access('use-growth-tools')
  @Created(ToolRequestedResponse)
  request(@Me() memberId: string, @Body() { toolName }: RequestToolRequest, @RequestCaller() caller: Caller) {
    const id = uuidv7();
    const command = { type: 'RequestTool', data: { toolName, origin: 'member' } } as const;
    const target = { streamId: id, subjectId: memberId };
    return this.bus.execute(
      new ExecuteCommand(toolRequest, target, command, caller, () => ({ id, toolName, status: 'pending' })),
    );
  }
}
