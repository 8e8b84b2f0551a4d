import { Body, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, MyRoles, Ok, RequestCaller } from '../../../access/access.decorator.js';
import type { StaffRole } from '../../../access/roles.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { staffWork, staffWorkOf } from '../domain/staff-work.aggregate.js';
import { BulkDecisions } from '../read-models/waiting-requests/bulk-decisions.js';
import { QueueParam } from '../read-models/waiting-requests/queue-filter.query.js';
import { BulkPlanResponse, BulkStartedResponse, PlanBulkRequest, StartBulkRequest } from './bulk-decisions.requests.js';

@Access('read-queues')
@ApiController('staff', 'api/admin/bulk-decisions/:queue')
export class BulkDecisionsController {
  constructor(
    private readonly bulk: BulkDecisions,
    private readonly bus: CommandBus,
  ) {}

  /** A dry run: what would be decided or refused. Writes nothing. */
  @Post('plan')
  @Ok(BulkPlanResponse)
  plan(
    @Param() { queue }: QueueParam,
    @Body() { decision, ids, ...filters }: PlanBulkRequest,
    @RequestCaller() caller: Caller,
    @MyRoles() roles: readonly StaffRole[],
  ): Promise<BulkPlanResponse> {
    return this.bulk.plan({ queue, decision, filters, ...(ids && { ids }) }, caller, roles);
  }

  /** Records that a batch of decisions follows. They have the same correlation, so the history groups them. */
  @Post()
  @Ok(BulkStartedResponse)
  start(
    @Param() { queue }: QueueParam,
    @Body() { decision, count }: StartBulkRequest,
    @RequestCaller() caller: Caller,
    @MyRoles() roles: readonly StaffRole[],
  ) {
    this.bulk.find({ queue, decision }, roles);
    const command = { type: 'DecideTogether', data: { queue, decision, count } } as const;
    const answer = { correlationId: caller.correlationId };
    return this.bus.execute(new ExecuteCommand(staffWork, staffWorkOf(caller.actorId), command, caller, () => answer));
  }
}
