import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { type Caller, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { LongText, WholeNumber } from '../../../platform/http/fields.js';
import { HttpProblem, notFound } from '../../../platform/http/problem.js';
import { NumberProp } from '../../../platform/http/props.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { journey, journeyOf } from '../domain/journey.aggregate.js';
import type { JourneyEvent } from '../domain/journey.events.js';
import { journeyRefusals } from '../domain/journey.refusals.js';
import { CreatorJourney } from '../read-models/journey/journey.row.js';

const MAX_DELTA = 1_000_000;

class AdjustPointsRequest {
  @WholeNumber({ min: -MAX_DELTA, max: MAX_DELTA }) delta: number;
  @LongText({ max: 500, optional: true }) reason?: string;
}

class PointsResponse {
  @NumberProp({ description: 'What was really added or taken; points never fall below 0.' }) applied: number;
  @NumberProp() total: number;
}

@ApiController('staff', 'api/admin/members/:id/points')
export class AdjustPointsController {
  constructor(
    private readonly bus: CommandBus,
    private readonly readModels: ReadModels,
    private readonly statuses: AccountStatuses,
  ) {}

  @Post()
  @Access('manage-members')
  @Ok(PointsResponse)
  async adjust(
    @PathId('id') creatorId: string,
    @Body() { delta, reason }: AdjustPointsRequest,
    @RequestCaller() caller: Caller,
  ) {
    if (!(await this.statuses.ofAccount(creatorId))) throw notFound();
    const creator = await this.readModels.find(CreatorJourney, creatorId);
    if (!creator) throw new HttpProblem(journeyRefusals.NO_CREATOR_JOURNEY);
    const adjusterIsCreator = creatorId === caller.actorId;
    const command = { type: 'AdjustPoints', data: { delta, reason, adjusterIsCreator } } as const;
    const unchanged = { applied: 0, total: creator.points };
    return this.bus.execute(
      new ExecuteCommand(journey, journeyOf(creatorId), command, caller, (events) => adjusted(events) ?? unchanged),
    );
  }
}

function adjusted(events: readonly JourneyEvent[]): PointsResponse | undefined {
  const event = events.find(({ type }) => type === 'PointsAdjusted');
  return event?.type === 'PointsAdjusted' ? { applied: event.data.applied, total: event.data.total } : undefined;
}
