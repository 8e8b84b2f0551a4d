import { Body, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { type ConsumerKind, Consumers } from '../../../platform/operations/consumers.js';
import { Pauses } from '../../../platform/operations/pauses.js';
import { consumer, consumerOf } from '../domain/consumer.aggregate.js';
import type { ConsumerCommand } from '../domain/consumer.commands.js';
import { DiscardRequest, DoneResponse } from './consumers.requests.js';
import { PauseRequest } from './pauses.requests.js';

@Access('operate')
@ApiController('operations', 'api/ops')
export class ConsumersController {
  constructor(
    private readonly bus: CommandBus,
    private readonly consumers: Consumers,
    private readonly pauses: Pauses,
  ) {}

  @Post('consumers/:name/pause')
  @Ok(DoneResponse)
  pause(
    @Param('name') name: string,
    @Body() { reason, untilResumed = false }: PauseRequest,
    @RequestCaller() caller: Caller,
  ) {
    const until = this.pauses.endOf(untilResumed);
    return this.execute({ type: 'PauseConsumer', data: { consumer: name, reason, ...(until && { until }) } }, caller);
  }

  @Post('consumers/:name/resume')
  @Ok(DoneResponse)
  resume(@Param('name') name: string, @RequestCaller() caller: Caller) {
    return this.execute({ type: 'ResumeConsumer', data: { consumer: name } }, caller);
  }

  @Post('consumers/:name/parked/replay')
  @Ok(DoneResponse)
  replayAll(@Param('name') name: string, @RequestCaller() caller: Caller) {
    return this.execute({ type: 'RequestParkedReplay', data: { consumer: name } }, caller);
  }

  @Post('consumers/:name/parked/:streamId/replay')
  @Ok(DoneResponse)
  replay(@Param('name') name: string, @PathId('streamId') parkedStream: string, @RequestCaller() caller: Caller) {
    return this.execute({ type: 'RequestParkedReplay', data: { consumer: name, parkedStream } }, caller);
  }

  /** Drops the failed event. The events behind it are then handled without it. */
  @Post('consumers/:name/parked/:streamId/discard')
  @Ok(DoneResponse)
  discard(
    @Param('name') name: string,
    @PathId('streamId') parkedStream: string,
    @Body() { version, reason }: DiscardRequest,
    @RequestCaller() caller: Caller,
  ) {
    const data = { consumer: name, parkedStream, version, reason };
    return this.execute({ type: 'DiscardParkedEvent', data }, caller);
  }

  /** Starts a rebuild in a shadow table. A worker begins within a second. */
  @Post('projections/:name/rebuild')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: DoneResponse })
  rebuild(@Param('name') name: string, @RequestCaller() caller: Caller): Promise<CommandResult<DoneResponse>> {
    return this.execute({ type: 'RequestRebuild', data: { consumer: name } }, caller, 'read-model');
  }

  /** Stops a running rebuild. The live table stays as it is. */
  @Post('projections/:name/rebuild/cancel')
  @Ok(DoneResponse)
  cancel(@Param('name') name: string, @RequestCaller() caller: Caller) {
    return this.execute({ type: 'CancelRebuild', data: { consumer: name } }, caller, 'read-model');
  }

  private async execute(
    command: ConsumerCommand,
    caller: Caller,
    kind?: ConsumerKind,
  ): Promise<CommandResult<DoneResponse>> {
    const { consumer: name } = command.data;
    this.consumers.assertExists(name, kind);
    return this.bus.execute(
      new ExecuteCommand(consumer, consumerOf(name), command, caller, () => ({ consumer: name })),
    );
  }
}
