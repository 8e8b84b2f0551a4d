import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { AccountStatuses } from '../../../access/account-statuses.js';
import { type Caller, type CommandResult, ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { Clock } from '../../../platform/config/clock.js';
import { Pool } from '../../../platform/database/pool.js';
import { DomainError, stateAfter } from '../../../platform/event-sourcing/index.js';
import { EventStore } from '../../../platform/event-store/event-store.js';
import { isOneOf, ReadModels } from '../../../platform/projections/read-models.js';
import { skillsIn, unlockThreshold } from '../../../reference-data/index.js';
import { explain, RANKING_VERSION, rankCandidates, type Wanted } from '../domain/candidates.js';
import { hireRequest } from '../domain/hire-request.aggregate.js';
import { notProposedFor, placesOf, takenPlacesOf } from '../domain/hire-request.decider.js';
import type { HireDetails } from '../domain/hire-request.events.js';
import { hireRequestRefusals } from '../domain/hire-request.refusals.js';
import type { CreatorsInvitedResponse, InviteCreatorsRequest } from '../http/invitations.requests.js';
import { HireRequestProgress } from '../read-models/approved-hire-requests/approved-hire-requests.row.js';
import { type AvailabilityRow, CreatorAvailability, mayBeAsked } from '../read-models/availability/availability.row.js';
import { Businesses } from '../read-models/availability/businesses.js';
import { findCandidates } from '../read-models/availability/candidates.query.js';
import type { CandidatesResponse } from '../read-models/availability/candidates.response.js';
import type { StaffHireRequestFileResponse } from '../read-models/availability/hire-request-file.response.js';
import type { ProposalsResponse } from '../read-models/availability/proposals.response.js';
import { HireRequest } from '../read-models/hire-requests/hire-requests.row.js';

const MAX_LOOKED_AT = 30;
const MAX_PROPOSALS = 5;
const MAX_OTHERS = 10;

/** Finds candidates for requests and invites them, for staff, businesses and creators. */
@Injectable()
export class Matches {
  constructor(
    private readonly accounts: AccountStatuses,
    private readonly bus: CommandBus,
    private readonly businesses: Businesses,
    private readonly clock: Clock,
    private readonly pool: Pool,
    private readonly readModels: ReadModels,
    private readonly store: EventStore,
  ) {}

  /** The best ten for a request, without those who are invited or whom one side declined. */
  async candidatesOf(requestId: string): Promise<CandidatesResponse> {
    const businessId = await this.store.subjectOf(hireRequest, requestId);
    const state = stateAfter(hireRequest.decider, (await this.store.load(hireRequest, requestId)).events);
    return this.rank(await this.wantedBy(businessId, state.details as HireDetails), notProposedFor(state));
  }

  /** Whether the creator is among the best ten of the newest requests with an open place, and why. */
  async proposalsFor(creatorId: string): Promise<ProposalsResponse> {
    const creator = await this.readModels.find(CreatorAvailability, creatorId);
    if (!creator) return { obstacles: [], items: [] };
    const obstacles = obstaclesOf(creator);
    const where = { approvedAt: { $ne: null } };
    const newest = await this.readModels.first(MAX_LOOKED_AT, HireRequestProgress, where, [{ approvedAt: 'desc' }]);
    const open = newest.filter(({ state }) => takenPlacesOf(state) < placesOf(state)).slice(0, MAX_PROPOSALS);
    const items = open.map(async ({ id: requestId, memberId, state: { details } }) => {
      const wanted = await this.wantedBy(memberId, details as HireDetails);
      const { reasons, missing } = explain(wanted, creator);
      const mayBeProposed = missing.length + obstacles.length === 0;
      const isProposed = mayBeProposed && (await this.rank(wanted)).items.some((one) => one.creatorId === creatorId);
      const { department, workType, skills } = wanted;
      return { requestId, department, workType, skills, isProposed, reasons, missing };
    });
    return { obstacles, items: await Promise.all(items) };
  }

  /** The details of the business that staff see beside its request. */
  async businessOf(requestId: string): Promise<StaffHireRequestFileResponse['business']> {
    const memberId = await this.store.subjectOf(hireRequest, requestId);
    const others = { memberId, id: { $ne: requestId } };
    const rows = await this.readModels.first(MAX_OTHERS, HireRequest, others, [{ requestedAt: 'desc' }]);
    return {
      ...(await this.businesses.kycOf(memberId)),
      otherRequests: rows.map(({ id, details: requestDetails, status }) => ({ id, requestDetails, status })),
    };
  }

  async mayChoose(requestId: string): Promise<boolean> {
    return stateAfter(hireRequest.decider, (await this.store.load(hireRequest, requestId)).events).mayChoose ?? false;
  }

  async invite(
    streamId: string,
    { creatorIds, next = [] }: InviteCreatorsRequest,
    caller: Caller,
  ): Promise<CommandResult<CreatorsInvitedResponse>> {
    const subjectId = await this.store.subjectOf(hireRequest, streamId);
    const business = await this.accounts.ofAccount(subjectId);
    if (!business || business.suspended) throw new DomainError(hireRequestRefusals.BUSINESS_NOT_THERE);
    const asked = [...new Set([...creatorIds, ...next])];
    const rows = await this.readModels.all(CreatorAvailability, { id: isOneOf(asked) });
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

  private async wantedBy(businessId: string, { department, workType, skills }: HireDetails): Promise<Wanted> {
    const state = await this.businesses.stateOf(businessId);
    return { department, workType, skills: skillsIn(skills ?? ''), state };
  }

  private async rank(wanted: Wanted, asked: readonly string[] = []): Promise<CandidatesResponse> {
    const rows = new Map((await findCandidates(this.pool, wanted, asked)).map((row) => [row.id, row]));
    const items = rankCandidates(wanted, [...rows.values()]).flatMap(({ id, score, reasons }) => {
      const row = rows.get(id);
      if (!row) return [];
      const { firstName, department, state, points, pageName, asks, waitingSince } = row;
      const portfolio = pageName && `/c/${pageName}`;
      const who = { creatorId: id, userId: id, firstName, department, state, points, portfolio };
      return [{ ...who, asks, waitingSince, score, reasons }];
    });
    return { version: RANKING_VERSION, items };
  }
}

const obstaclesOf = ({ available, pro, points }: AvailabilityRow): string[] => [
  ...(available ? [] : ['You have not said that you are open to work.']),
  ...(pro ? [] : ['It takes a Pro account.']),
  ...(points >= unlockThreshold ? [] : [`It takes ${String(unlockThreshold)} points, and you have ${String(points)}.`]),
];
