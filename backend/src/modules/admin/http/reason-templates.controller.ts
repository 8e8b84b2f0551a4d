import { Body, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ArrayUnique } from 'class-validator';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Choice, TextList } from '../../../platform/http/fields.js';
import { ChoiceProp, ListProp } from '../../../platform/http/props.js';
import { nameKey } from '../../../platform/text/tidy.js';
import { reasonTemplates, reasonTemplatesOf } from '../domain/reason-templates.aggregate.js';
import { type TemplateQueue, templateQueues } from '../domain/reason-templates.events.js';

class TemplateQueueParam {
  @Choice(templateQueues) queue: TemplateQueue;
}

const keyOf = (text: unknown): unknown => (typeof text === 'string' ? nameKey(text) : text);

class SetReasonTemplatesRequest {
  @ArrayUnique(keyOf, { message: 'Name each reason once.' })
  @TextList({ maxItems: 12, max: 200 })
  texts: string[];
}

class ReasonTemplatesSetResponse {
  @ChoiceProp(templateQueues) queue: TemplateQueue;
  @ListProp('string') texts: readonly string[];
}

@ApiController('staff', 'api/admin/reason-templates/:queue')
export class ReasonTemplatesController {
  constructor(private readonly bus: CommandBus) {}

  @Put()
  @Access('work-on-queues')
  @Ok(ReasonTemplatesSetResponse)
  set(
    @Param() { queue }: TemplateQueueParam,
    @Body() { texts }: SetReasonTemplatesRequest,
    @RequestCaller() caller: Caller,
  ) {
    const data = { queue, texts };
    const command = { type: 'SetReasonTemplates', data } as const;
    return this.bus.execute(new ExecuteCommand(reasonTemplates, reasonTemplatesOf(queue), command, caller, () => data));
  }
}
