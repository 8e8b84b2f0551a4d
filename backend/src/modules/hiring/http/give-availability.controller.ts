import { Body, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Me, MyStatus, Ok, RequestCaller } from '../../../access/access.decorator.js';
import type { AccountStatus } from '../../../access/policy.js';
import { AccessRules } from '../../../platform/access/access-rules.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Switches } from '../../../platform/features/switches.js';
import { FlagProp } from '../../../platform/http/props.js';
import { availability, availabilityOf } from '../domain/availability.aggregate.js';
import type { AvailabilityCommand } from '../domain/availability.commands.js';
import { AvailabilityRequest } from './availability.requests.js';

class AvailabilitySavedResponse {
  @FlagProp() available: boolean;
}

@ApiController('hiring', 'api/me/availability')
export class GiveAvailabilityController {
  constructor(
    private readonly bus: CommandBus,
    private readonly rules: AccessRules<AccountStatus>,
    private readonly switches: Switches,
  ) {}

  /** A creator may always withdraw: without Pro, below the points and while matching is off. */
  @Put()
  @Access('own-journey')
  @Ok(AvailabilitySavedResponse)
  async save(
    @Me() creatorId: string,
    @MyStatus() status: AccountStatus,
    @Body() body: AvailabilityRequest,
    @RequestCaller() caller: Caller,
  ) {
    const { available } = body;
    if (available) await this.switches.assertOn('matching');
    const refusal = available ? this.rules.refusalOf('work-for-businesses', status, { writes: true }) : undefined;
    if (refusal) throw refusal;
    return this.bus.execute(
      new ExecuteCommand(availability, availabilityOf(creatorId), commandOf(body), caller, () => ({ available })),
    );
  }
}

function commandOf({ available, area, asks, ...lists }: AvailabilityRequest): AvailabilityCommand {
  if (!available) return { type: 'WithdrawAvailability', data: {} };
  const { departments, skills, workTypes, days } = lists;
  const data = {
    departments: listOf(departments),
    skills: listOf(skills),
    workTypes: listOf(workTypes),
    days: listOf(days),
    area: area || null,
    asks: asks || null,
  };
  return { type: 'GiveAvailability', data };
}

const listOf = (chosen: readonly string[] = []): string[] => [...new Set(chosen)];
