import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Access, Me } from '../../../access/access.decorator.js';
import { RequestCaller } from '../../../platform/command-handling/caller.decorator.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { study, studyOf } from '../domain/study.aggregate.js';
import { LessonMarkedResponse, MarkLessonReadRequest } from './lessons.requests.js';

@ApiTags('learn hub')
@Controller('api/me/lessons/read')
export class MarkLessonReadController {
  constructor(private readonly bus: CommandBus) {}

  @Post()
  @HttpCode(200)
  @Access('use-learn-hub')
  @ApiOkResponse({ type: LessonMarkedResponse })
  mark(
    @Me() memberId: string,
    @Body() { topicSlug, day }: MarkLessonReadRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<LessonMarkedResponse>> {
    const lesson = { topicSlug, day };
    const command = { type: 'MarkLessonRead', data: lesson } as const;
    return this.bus.execute(new ExecuteCommand(study, studyOf(memberId), command, caller, () => lesson));
  }
}
