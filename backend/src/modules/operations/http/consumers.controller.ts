import { Body, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Consumers } from '../../../platform/operations/consumers.js';
import { Pauses } from '../../../platform/operations/pauses.js';
import { consumer, consumerOf } from '../domain/consumer.aggregate.js';
import type { ConsumerCommand } from '../domain/consumer.commands.js';
import { DiscardRequest, DoneResponse } from './consumers.requests.js';
import { PauseRequest } from './pauses.requests.js';

@Access('operate')
@ApiController('operations', 'api/ops/consumers')
export class ConsumersController {
  constructor(
    private readonly bus: CommandBus,
    private readonly consumers: Consumers,
    private readonly pauses: Pauses,
  ) {}

  @Post(':name/pause')
  @Ok(DoneResponse)
  pause(
    @Param('name') name: string,
    @Body() { reason, untilResumed = false }: PauseRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<DoneResponse>> {
    const until = this.pauses.endOf(untilResumed);
    return this.execute({ type: 'PauseConsumer', data: { consumer: name, reason, ...(until && { until }) } }, caller);
  }

  @Post(':name/resume')
  @Ok(DoneResponse)
  resume(@Param('name') name: string, @RequestCaller() caller: Caller): Promise<CommandResult<DoneResponse>> {
    return this.execute({ type: 'ResumeConsumer', data: { consumer: name } }, caller);
  }

  @Post(':name/parked/replay')
  @Ok(DoneResponse)
  replayAll(@Param('name') name: string, @RequestCaller() caller: Caller): Promise<CommandResult<DoneResponse>> {
    return this.execute({ type: 'RequestParkedReplay', data: { consumer: name } }, caller);
  }

  @Post(':name/parked/:streamId/replay')
  @Ok(DoneResponse)
  replay(
    @Param('name') name: string,
    @Param('streamId', ParseUUIDPipe) parkedStream: string,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<DoneResponse>> {
    return this.execute({ type: 'RequestParkedReplay', data: { consumer: name, parkedStream } }, caller);
  }

  /** Drops the event that failed; those behind it are then handled without it. */
  @Post(':name/parked/:streamId/discard')
  @Ok(DoneResponse)
  discard(
    @Param('name') name: string,
    @Param('streamId', ParseUUIDPipe) parkedStream: string,
    @Body() { version, reason }: DiscardRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<DoneResponse>> {
    const data = { consumer: name, parkedStream, version, reason };
    return this.execute({ type: 'DiscardParkedEvent', data }, caller);
  }

  private async execute(command: ConsumerCommand, caller: Caller): Promise<CommandResult<DoneResponse>> {
    const { consumer: name } = command.data;
    this.consumers.assertExists(name);
    return this.bus.execute(
      new ExecuteCommand(consumer, consumerOf(name), command, caller, () => ({ consumer: name })),
    );
  }
}
