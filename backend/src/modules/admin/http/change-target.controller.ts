import { Body, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, NoContent, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { WholeNumber } from '../../../platform/http/fields.js';
import { installation, ownInstallation } from '../domain/installation.aggregate.js';
import { targetSettingOf } from '../queue-targets/queue-targets.js';
import { QueueParam } from '../read-models/waiting-requests/queue-filter.query.js';

const MAX_TARGET_HOURS = 720;

class ChangeTargetRequest {
  @WholeNumber({ min: 1, max: MAX_TARGET_HOURS }) hours: number;
}

@ApiController('staff', 'api/admin/settings/targets/:queue')
export class ChangeTargetController {
  constructor(private readonly bus: CommandBus) {}

  @Put()
  @Access('turn-features')
  @NoContent()
  async change(
    @Param() { queue }: QueueParam,
    @Body() { hours: value }: ChangeTargetRequest,
    @RequestCaller() caller: Caller,
  ): Promise<void> {
    const command = { type: 'ChangeSetting', data: { setting: targetSettingOf(queue), value } } as const;
    await this.bus.execute(new ExecuteCommand(installation, ownInstallation, command, caller));
  }
}
