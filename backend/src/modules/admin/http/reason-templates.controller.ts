import { Body, Controller, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand, type Executed } from '../../../platform/command-handling/execute-command.js';
import { RequestCaller } from '../../../platform/http/caller.decorator.js';
import { Choice, Texts } from '../../../platform/http/fields.js';
import { ShownChoice, ShownList } from '../../../platform/http/shown.js';
import { reasonTemplates, reasonTemplatesOf } from '../domain/reason-templates.aggregate.js';
import { type TemplateQueue, templateQueues } from '../domain/reason-templates.events.js';

class QueueParam {
  @Choice(templateQueues) queue: TemplateQueue;
}

class SetReasonTemplatesRequest {
  @Texts({ atMost: 12, max: 200 }) texts: string[];
}

class ReasonTemplatesSetResponse {
  @ShownChoice(templateQueues) queue: TemplateQueue;
  @ShownList('string') texts: readonly string[];
}

@ApiTags('staff')
@ApiBearerAuth()
@Controller('api/admin/reason-templates/:queue')
export class ReasonTemplatesController {
  constructor(private readonly bus: CommandBus) {}

  /** Writes the whole list of one queue. */
  @Put()
  @Access('work-on-queues')
  @ApiOkResponse({ type: ReasonTemplatesSetResponse })
  set(
    @Param() { queue }: QueueParam,
    @Body() { texts }: SetReasonTemplatesRequest,
    @RequestCaller() caller: Caller,
  ): Promise<Executed<ReasonTemplatesSetResponse>> {
    const data = { queue, texts };
    const command = { type: 'SetReasonTemplates', data } as const;
    return this.bus.execute(new ExecuteCommand(reasonTemplates, reasonTemplatesOf(queue), command, caller, () => data));
  }
}
