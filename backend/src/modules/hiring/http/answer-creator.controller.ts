import { Body, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Access, ApiController, Created, Me, Ok, PathId, RequestCaller } from '../../../access/access.decorator.js';
import { type Caller, CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Idempotency } from '../../../platform/command-handling/idempotency.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { BehindSwitch } from '../../../platform/features/switches.js';
import { HttpProblem, notFound } from '../../../platform/http/problem.js';
import { ReadModels } from '../../../platform/projections/read-models.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import { hireRequestRefusals } from '../domain/hire-request.refusals.js';
import { Matches } from '../matching/matches.js';
import { CreatorAvailability, mayBeAsked } from '../read-models/availability/availability.row.js';
import { Invitation } from '../read-models/invitations/invitations.row.js';
import { ChooseCreatorsRequest, CreatorsInvitedResponse, InvitationAnsweredResponse } from './invitations.requests.js';

/** The answer of a business to a creator who accepted. */
@ApiController('hiring', 'api/me/hire-requests/:requestId/invitations')
export class AnswerCreatorController {
  constructor(
    private readonly bus: CommandBus,
    private readonly matches: Matches,
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
    private readonly idempotency: Idempotency,
  ) {}

  /** Invites among the first candidates, when staff let the business choose. */
  @Post()
  @Access('hire-creators')
  @BehindSwitch('matching')
  @Created(CreatorsInvitedResponse)
  async invite(
    @Me() businessId: string,
    @PathId('requestId') requestId: string,
    @Body() { creatorIds }: ChooseCreatorsRequest,
    @RequestCaller() caller: Caller,
  ) {
    const kept = await this.idempotency.answerTo<CreatorsInvitedResponse>(caller); // the invited are no candidates
    if (kept) return new CommandResult(kept);
    await this.store.findOwn(hireRequest, requestId, businessId);
    if (!(await this.matches.mayChoose(requestId))) throw notFound();
    const { items } = await this.matches.candidatesOf(requestId);
    const isAmongThem = creatorIds.every((id) => items.some(({ creatorId }) => creatorId === id));
    if (!isAmongThem) throw new HttpProblem(hireRequestRefusals.CREATOR_NOT_AVAILABLE);
    return this.matches.invite(requestId, { creatorIds }, caller);
  }

  @Post(':id/accept')
  @Access('hire-creators')
  @Ok(InvitationAnsweredResponse)
  async accept(
    @Me() businessId: string,
    @PathId('requestId') requestId: string,
    @PathId('id') id: string,
    @RequestCaller() caller: Caller,
  ) {
    const { target, creatorId } = await this.find(businessId, requestId, id);
    const creator = await this.readModels.find(CreatorAvailability, creatorId);
    const data = { invitationId: id, isAvailable: creator !== null && mayBeAsked(creator) };
    const command = { type: 'AcceptCreator', data } as const;
    return this.bus.execute(new ExecuteCommand(hireRequest, target, command, caller, () => ({ id, status: 'agreed' })));
  }

  @Post(':id/decline')
  @Access('own-business')
  @Ok(InvitationAnsweredResponse)
  async decline(
    @Me() businessId: string,
    @PathId('requestId') requestId: string,
    @PathId('id') id: string,
    @RequestCaller() caller: Caller,
  ) {
    const { target } = await this.find(businessId, requestId, id);
    const command = { type: 'DeclineCreator', data: { invitationId: id } } as const;
    return this.bus.execute(
      new ExecuteCommand(hireRequest, target, command, caller, () => ({ id, status: 'refused' })),
    );
  }

  /** Recalls an invitation before the creator has answered. */
  @Post(':id/recall')
  @Access('own-business')
  @Ok(InvitationAnsweredResponse)
  async recall(
    @Me() businessId: string,
    @PathId('requestId') requestId: string,
    @PathId('id') id: string,
    @RequestCaller() caller: Caller,
  ) {
    const { target } = await this.find(businessId, requestId, id);
    const command = { type: 'RecallInvitation', data: { invitationId: id } } as const;
    return this.bus.execute(
      new ExecuteCommand(hireRequest, target, command, caller, () => ({ id, status: 'recalled' })),
    );
  }

  private async find(businessId: string, requestId: string, id: string) {
    const row = await this.readModels.find(Invitation, id);
    const isOwn = row?.businessId === businessId && row.requestId === requestId;
    if (!isOwn) throw notFound();
    return { target: { streamId: requestId, subjectId: businessId }, creatorId: row.creatorId };
  }
}
