import { Controller, Get, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiAcceptedResponse, ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.decorator.js';
import { type Caller, ExecuteCommand, type Executed } from '../../../platform/command-handling/execute-command.js';
import { RequestCaller } from '../../../platform/http/caller.decorator.js';
import { Consumers } from '../../../platform/operations/consumers.js';
import { Rebuilds } from '../../../platform/projections/rebuild/rebuilds.js';
import { consumer, consumerOf } from '../domain/consumer.aggregate.js';
import type { ConsumerCommand } from '../domain/consumer.commands.js';
import { DoneResponse, ProjectionsResponse, progressOf } from './operations.responses.js';

/** The read models, and their rebuilds. */
@ApiTags('operations')
@ApiBearerAuth()
@Access('operate')
@Controller('api/ops/projections')
export class ProjectionsController {
  constructor(
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(Consumers) private readonly consumers: Consumers,
    @Inject(Rebuilds) private readonly rebuilds: Rebuilds,
  ) {}

  @Get()
  @ApiOkResponse({ type: ProjectionsResponse })
  async list(): Promise<ProjectionsResponse> {
    const [all, rebuilds] = await Promise.all([this.consumers.list(), this.rebuilds.latest()]);
    const now = new Date();
    const last = new Map(rebuilds.map((row) => [row.readModel, progressOf(row, now)]));
    const items = all
      .filter(({ kind }) => kind === 'read-model')
      .map((status) => ({ ...status, rebuild: last.get(status.name) ?? null }));
    return { items };
  }

  /** Fills it anew beside the live one; a worker begins within a second. */
  @Post(':name/rebuild')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: DoneResponse })
  rebuild(@Param('name') name: string, @RequestCaller() caller: Caller): Promise<Executed<DoneResponse>> {
    return this.execute({ type: 'RequestRebuild', data: { consumer: name } }, caller);
  }

  /** Stops a running rebuild; the live one stays as it is. */
  @Post(':name/rebuild/cancel')
  @HttpCode(200)
  @ApiOkResponse({ type: DoneResponse })
  cancel(@Param('name') name: string, @RequestCaller() caller: Caller): Promise<Executed<DoneResponse>> {
    return this.execute({ type: 'CancelRebuild', data: { consumer: name } }, caller);
  }

  private async execute(command: ConsumerCommand, caller: Caller): Promise<Executed<DoneResponse>> {
    const { consumer: name } = command.data;
    this.consumers.mustBe(name, 'read-model');
    return this.bus.execute(
      new ExecuteCommand(consumer, consumerOf(name), command, caller, () => ({ consumer: name })),
    );
  }
}
