import { Get } from '@nestjs/common';
import { Access, ApiController, Me, Ok, PathId } from '../../../../access/access.decorator.js';
import { stateAfter } from '../../../../platform/event-sourcing/index.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { notFound } from '../../../../platform/http/problem.js';
import { DateTimeProp, FlagProp, ListProp } from '../../../../platform/http/props.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { MemberDirectory } from '../../../identity/public.js';
import { hireRequest } from '../../domain/hire-request.aggregate.js';
import { dueOf, lastMoved } from '../../domain/hire-request.decider.js';
import { CreatorAvailability } from './availability.row.js';
import { WorkStepResponse, workStepsOf } from './work-steps.js';

class OwnWorkResponse {
  @DateTimeProp({ nullable: true, description: 'After that our team looks at it.' }) dueAt: Date | null;
  @FlagProp({ description: 'The account of the business is erased: nobody there answers.' }) isGone: boolean;
  @ListProp(() => WorkStepResponse, { description: 'Oldest first.' }) steps: readonly WorkStepResponse[];
}

/** The steps of agreed work, for its creator. */
@ApiController('hiring', 'api/me/work/:requestId/:id')
export class OwnWorkController {
  constructor(
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  @Get()
  @Access('own-journey')
  @Ok(OwnWorkResponse)
  async show(
    @Me() creatorId: string,
    @PathId('requestId') requestId: string,
    @PathId('id') id: string,
  ): Promise<OwnWorkResponse> {
    const { events } = await this.store.load(hireRequest, requestId);
    const invitation = stateAfter(hireRequest.decider, events).invitations.find(
      (one) => one.id === id && one.creatorId === creatorId,
    );
    if (!invitation) throw notFound();
    const row = await this.readModels.one(CreatorAvailability, creatorId);
    const dueAt = dueOf(invitation, new Date(events.reduce(lastMoved, {})[id] ?? 0));
    const businessId = await this.store.subjectOf(hireRequest, requestId);
    const isGone = !(await this.directory.of([businessId])).has(businessId);
    return { dueAt, isGone, steps: workStepsOf(events, id, 'creator', row ?? undefined) };
  }
}
