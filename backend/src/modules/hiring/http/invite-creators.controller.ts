import { Body, Param, ParseUUIDPipe, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { Access, ApiController, Created, RequestCaller } from '../../../access/access.decorator.js';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { DomainError } from '../../../platform/event-sourcing/index.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { BehindSwitch } from '../../../platform/features/switches.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import { hireRequestRefusals } from '../domain/hire-request.refusals.js';
import { CreatorAvailability, mayBeAsked } from '../read-models/availability/availability.row.js';
import { CreatorsInvitedResponse, InviteCreatorsRequest } from './invitations.requests.js';

@ApiController('staff', 'api/admin/hire-requests/:requestId/invitations')
export class InviteCreatorsController {
  constructor(
    private readonly accounts: AccountStatuses,
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
  ) {}

  @Post()
  @Access('review-hire-requests')
  @BehindSwitch('matching')
  @Created(CreatorsInvitedResponse)
  async invite(
    @Param('requestId', ParseUUIDPipe) streamId: string,
    @Body() { creatorIds, next = [] }: InviteCreatorsRequest,
    @RequestCaller() caller: Caller,
  ): Promise<CommandResult<CreatorsInvitedResponse>> {
    const subjectId = await this.store.subjectOf(hireRequest, streamId);
    const business = await this.accounts.ofAccount(subjectId);
    if (!business || business.suspended) throw new DomainError(hireRequestRefusals.BUSINESS_NOT_THERE);
    const asked = [...new Set([...creatorIds, ...next])];
    const rows = await this.readModels.all(CreatorAvailability, { id: { $in: asked } });
    if (rows.filter(mayBeAsked).length < asked.length) throw new DomainError(hireRequestRefusals.CREATOR_NOT_AVAILABLE);
    const invitationIds = creatorIds.map(() => uuidv7());
    const data = { creatorIds, invitationIds, next, now: this.clock.now().toISOString() };
    const items = creatorIds.map((creatorId, i) => ({ id: invitationIds[i] ?? '', userId: creatorId }));
    return this.bus.execute(
      new ExecuteCommand(hireRequest, { streamId, subjectId }, { type: 'InviteCreators', data }, caller, () => ({
        items,
      })),
    );
  }
}
