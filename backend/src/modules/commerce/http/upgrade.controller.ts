import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { Choice } from '../../../platform/http/fields.js';
import { notFound } from '../../../platform/http/problem.js';
import { ChoiceProp, DateTimeProp, IdProp } from '../../../platform/http/props.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { defaultPlan, plans } from '../../../reference-data/index.js';
import { membership, membershipOf } from '../domain/membership.aggregate.js';
import type { MembershipEvent, Plan } from '../domain/membership.events.js';
import { Membership } from '../read-models/membership/membership.row.js';
import { assertHasMembership } from './program-fee-submission.js';

const planIds = plans.map(({ id }) => id);

export class UpgradeRequest {
  @Choice(planIds, { optional: true }) plan?: Plan;
}

export class UpgradedResponse {
  @IdProp() userId: string;
  @ChoiceProp(['pro']) profileStatus: 'pro';
  @ChoiceProp(planIds) proPlan: Plan;
  @DateTimeProp() proUntil: string;
}

@ApiController('staff', 'api/admin/members/:id/upgrade')
export class UpgradeController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
    private readonly statuses: AccountStatuses,
    private readonly clock: Clock,
  ) {}

  @Post()
  @Access('manage-members')
  @Ok(UpgradedResponse)
  async upgrade(
    @PathId('id') userId: string,
    @Body() { plan = defaultPlan }: UpgradeRequest,
    @RequestCaller() caller: Caller,
  ) {
    const account = await this.statuses.ofAccount(userId);
    if (!(await this.readModels.find(Membership, userId))) throw notFound();
    assertHasMembership(account);
    const now = this.clock.now().toISOString();
    const command = { type: 'UpgradeToPro', data: { plan, now, adminIsMember: userId === caller.actorId } } as const;
    return this.bus.execute(
      new ExecuteCommand(membership, membershipOf(userId), command, caller, (events) => upgraded(userId, events)),
    );
  }
}

function upgraded(userId: string, [event]: readonly MembershipEvent[]): UpgradedResponse {
  if (event?.type !== 'ProUpgraded') throw new Error('An upgrade must record ProUpgraded.');
  const { plan: proPlan, validUntil: proUntil } = event.data;
  return { userId, profileStatus: 'pro', proPlan, proUntil };
}
