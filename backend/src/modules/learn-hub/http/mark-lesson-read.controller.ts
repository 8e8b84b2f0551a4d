import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Me, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Choice, WholeNumber } from '../../../platform/http/fields.js';
import { NumberProp, TextProp } from '../../../platform/http/props.js';
import { masterclasses, SAMPLE_DAY } from '../../../reference-data/index.js';
import { study, studyOf } from '../domain/study.aggregate.js';
import { MASTERCLASS_DAYS } from '../domain/study.decider.js';

class MarkSampleReadRequest {
  @Choice(masterclasses.map(({ slug }) => slug)) topicSlug: string;
}

export class MarkLessonReadRequest extends MarkSampleReadRequest {
  @WholeNumber({ min: 1, max: MASTERCLASS_DAYS }) day: number;
}

class LessonMarkedResponse {
  @TextProp() topicSlug: string;
  @NumberProp() day: number;
}

@ApiController('learn hub', 'api/me/lessons')
export class MarkLessonReadController {
  constructor(private readonly bus: CommandBus) {}

  @Post('read')
  @Access('use-learn-hub')
  @Ok(LessonMarkedResponse)
  mark(@Me() memberId: string, @Body() { topicSlug, day }: MarkLessonReadRequest, @RequestCaller() caller: Caller) {
    const lesson = { topicSlug, day };
    const command = { type: 'MarkLessonRead', data: lesson } as const;
    return this.bus.execute(new ExecuteCommand(study, studyOf(memberId), command, caller, () => lesson));
  }

  /** The first day of a course, which creators may read before they are Pro. */
  @Post('sample/read')
  @Access('own-journey')
  @Ok(LessonMarkedResponse)
  markSample(@Me() memberId: string, @Body() { topicSlug }: MarkSampleReadRequest, @RequestCaller() caller: Caller) {
    return this.mark(memberId, { topicSlug, day: SAMPLE_DAY }, caller);
  }
}
