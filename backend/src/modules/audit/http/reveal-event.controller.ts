import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../access/access.decorator.js';
import { RequestCaller } from '../../../platform/command-handling/caller.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { EventCodec } from '../../../platform/event-store/event-codec.js';
import { History } from '../../../platform/event-store/history.js';
import { EventParam } from '../../../platform/http/event-param.js';
import { httpRefusals } from '../../../platform/http/http.refusals.js';
import { HttpProblem } from '../../../platform/http/problem.js';
import { DataProp } from '../../../platform/http/props.js';
import { staffWork, staffWorkOf } from '../domain/staff-work.aggregate.js';

class RevealedResponse {
  @DataProp({ description: 'All fields in plain words; those of an erased member say so.' }) data: object;
}

/** Opens the personal fields of one event for an auditor, and records that they were looked at. */
@ApiTags('audit')
@Controller('api/audit/events/:stream/:version/reveal')
export class RevealEventController {
  constructor(
    private readonly bus: CommandBus,
    private readonly history: History,
    private readonly codec: EventCodec,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('read-history')
  @ApiOkResponse({ type: RevealedResponse })
  async reveal(
    @Param() { stream, version }: EventParam,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<RevealedResponse>> {
    const stored = await this.history.one(stream, version);
    if (!stored) throw new HttpProblem(httpRefusals.NOT_FOUND);
    const view = { type: 'RecordView', data: { memberId: stored.subject_id, view: 'event' } } as const;
    const done = await this.bus.execute(new ExecuteCommand(staffWork, staffWorkOf(caller.actorId), view, caller));
    const [event] = await this.codec.decode([stored]);
    return done.with({ data: event?.data ?? {} });
  }
}
