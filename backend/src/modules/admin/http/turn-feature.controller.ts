import { Body, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Switches } from '../../../platform/features/switches.js';
import { Flag } from '../../../platform/http/fields.js';
import { notFound } from '../../../platform/http/problem.js';
import { FlagProp, TextProp } from '../../../platform/http/props.js';
import { installation, ownInstallation } from '../domain/installation.aggregate.js';

class TurnFeatureRequest {
  @Flag() on: boolean;
}

class FeatureTurnedResponse {
  @TextProp() name: string;
  @FlagProp() on: boolean;
}

@ApiController('staff', 'api/admin/features/:name')
export class TurnFeatureController {
  constructor(
    private readonly bus: CommandBus,
    private readonly switches: Switches,
  ) {}

  @Post()
  @Access('turn-features')
  @Ok(FeatureTurnedResponse)
  turn(@Param('name') name: string, @Body() { on }: TurnFeatureRequest, @RequestCaller() caller: Caller) {
    if (!this.switches.has(name)) throw notFound();
    const command = { type: 'TurnFeature', data: { feature: name, on } } as const;
    return this.bus.execute(new ExecuteCommand(installation, ownInstallation, command, caller, () => ({ name, on })));
  }
}
