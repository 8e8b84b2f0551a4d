import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { ExecuteCommand, systemCaller } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { stateAfter } from '../../../platform/event-sourcing/index.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { Switches } from '../../../platform/features/switches.js';
import { RetryLater } from '../../../platform/jobs/job.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { isOneOf, ReadModels } from '../../../platform/projections/read-models.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import type { MatchingCommand } from '../domain/hire-request.commands.js';
import type { Side } from '../domain/hire-request.events.js';
import { CreatorAvailability, mayBeAsked } from '../read-models/availability/availability.row.js';
import { Invitation } from '../read-models/invitations/invitations.row.js';
import { followInvitations, hiringReviews } from './invitation-dispatch.js';

/** The actor of events that only the passing of time causes. */
const HIRING_CALENDAR = '01900000-0000-7000-8000-00000000417e';

/** Ends invitations that lapsed or whose side cannot go on, and invites the next of the shortlist. */
@Injectable()
export class InvitationReview {
  constructor(
    private readonly accounts: AccountStatuses,
    private readonly bus: CommandBus,
    private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly switches: Switches,
    jobs: Jobs,
  ) {
    jobs.dispatch(followInvitations);
    jobs.handle(hiringReviews, ({ requestId, invitationId, creatorId, businessId }) => {
      if (creatorId) return this.withdraw({ creatorId }, 'creator');
      if (businessId) return this.withdraw({ businessId }, 'business');
      return invitationId ? this.lapse(requestId, invitationId) : this.askNext(requestId);
    });
  }

  /** A job may run too early when another machine's clock is ahead. */
  private async lapse(requestId: string, invitationId: string): Promise<void> {
    const row = await this.readModels.find(Invitation, invitationId);
    if (row && row.lapsesAt > this.clock.now()) throw new RetryLater(row.lapsesAt);
    await this.ask(requestId, { type: 'LapseInvitation', data: { invitationId, now: this.now() } });
  }

  /** Invites nobody for a banned or erased business, or while matching is off. */
  private async askNext(requestId: string): Promise<void> {
    if (!(await this.switches.isOn('matching'))) return;
    const business = await this.accounts.ofAccount(await this.store.subjectOf(hireRequest, requestId));
    if (!business || business.suspended) return;
    const { events } = await this.store.load(hireRequest, requestId);
    const { next } = stateAfter(hireRequest.decider, events);
    const rows = await this.readModels.all(CreatorAvailability, { id: isOneOf([...next]) });
    const available = rows.filter(mayBeAsked).map(({ id }) => id);
    await this.ask(requestId, { type: 'InviteNext', data: { invitationId: uuidv7(), available, now: this.now() } });
  }

  private async withdraw(whose: { creatorId: string } | { businessId: string }, by: Side): Promise<void> {
    const rows = await this.readModels.all(Invitation, { ...whose, status: { $in: ['open', 'accepted'] } });
    for (const { requestId, id } of rows)
      await this.ask(requestId, { type: 'WithdrawInvitation', data: { invitationId: id, by } });
  }

  private now = (): string => this.clock.now().toISOString();

  private async ask(streamId: string, command: MatchingCommand): Promise<void> {
    const subjectId = await this.store.subjectOf(hireRequest, streamId);
    const target = { streamId, subjectId };
    await this.bus.execute(new ExecuteCommand(hireRequest, target, command, systemCaller(HIRING_CALENDAR)));
  }
}
