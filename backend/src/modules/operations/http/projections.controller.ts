import { HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Consumers } from '../../../platform/operations/consumers.js';
import { consumer, consumerOf } from '../domain/consumer.aggregate.js';
import type { ConsumerCommand } from '../domain/consumer.commands.js';
import { DoneResponse } from './consumers.requests.js';

@Access('operate')
@ApiController('operations', 'api/ops/projections')
export class ProjectionsController {
  constructor(
    private readonly bus: CommandBus,
    private readonly consumers: Consumers,
  ) {}

  /** Fills it anew beside the live one; a worker begins within a second. */
  @Post(':name/rebuild')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: DoneResponse })
  rebuild(@Param('name') name: string, @RequestCaller() caller: Caller): Promise<CommandResult<DoneResponse>> {
    return this.execute({ type: 'RequestRebuild', data: { consumer: name } }, caller);
  }

  /** Stops a running rebuild; the live one stays as it is. */
  @Post(':name/rebuild/cancel')
  @Ok(DoneResponse)
  cancel(@Param('name') name: string, @RequestCaller() caller: Caller): Promise<CommandResult<DoneResponse>> {
    return this.execute({ type: 'CancelRebuild', data: { consumer: name } }, caller);
  }

  private async execute(command: ConsumerCommand, caller: Caller): Promise<CommandResult<DoneResponse>> {
    const { consumer: name } = command.data;
    this.consumers.assertExists(name, 'read-model');
    return this.bus.execute(
      new ExecuteCommand(consumer, consumerOf(name), command, caller, () => ({ consumer: name })),
    );
  }
}
