import { Body, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, NoContent } from '../../../access/access.decorator.js';
import { RequestCaller } from '../../../platform/command-handling/caller.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { inbox, inboxOf } from '../domain/inbox.aggregate.js';
import { NoticeSettingsRequest } from './notice-settings.requests.js';

@ApiController('notifications', 'api/me/notice-settings')
export class ChooseNoticesController {
  constructor(private readonly bus: CommandBus) {}

  @Put()
  @Access('own-record')
  @NoContent()
  async choose(
    @Body() { channels, quietHours }: NoticeSettingsRequest,
    @RequestCaller() caller: Caller,
  ): Promise<void> {
    const command = {
      type: 'ChooseNotices',
      data: { channels, quietHours },
    } as const;
    await this.bus.execute(new ExecuteCommand(inbox, inboxOf(caller.actorId), command, caller));
  }
}
