import { Injectable } from '@nestjs/common';
import { pick, type Recorded, stateAfter } from '../../../../platform/event-sourcing/index.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { isOneOf, ReadModels } from '../../../../platform/projections/read-models.js';
import { type MemberContact, MemberDirectory } from '../../../identity/public.js';
import { hireRequest } from '../../domain/hire-request.aggregate.js';
import {
  dueOf,
  type HireRequestStatus,
  type Invitation,
  isWorking,
  lastMoved,
  placesOf,
  takenPlacesOf,
} from '../../domain/hire-request.decider.js';
import type { HireDetails } from '../../domain/hire-request.events.js';
import { type AvailabilityRow, CreatorAvailability, mayBeAsked } from './availability.row.js';
import type { HireRequestFileResponse, InvitedCreatorResponse } from './hire-request-file.response.js';
import { workStepsOf } from './work-steps.js';

/** A request from the log, with what its reader may see of the creators. */
@Injectable()
export class HireRequestFiles {
  constructor(
    private readonly store: EventStore,
    private readonly readModels: ReadModels,
    private readonly directory: MemberDirectory,
  ) {}

  async of(id: string, reader: 'business' | 'staff'): Promise<HireRequestFileResponse> {
    const { events } = await this.store.load(hireRequest, id);
    const state = stateAfter(hireRequest.decider, events);
    const moved = events.reduce(lastMoved, {});
    const creatorIds = state.invitations.map(({ creatorId }) => creatorId);
    const [rows, members] = await Promise.all([
      this.readModels.all(CreatorAvailability, { id: isOneOf(creatorIds) }),
      this.directory.of(creatorIds),
    ]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const agreed = state.invitations.filter(({ status }) => isWorking(status)).map(({ creatorId }) => creatorId);
    const contacts = reader === 'business' ? await this.directory.contactsOf(agreed) : new Map<string, MemberContact>();
    const creators = state.invitations.map((one) => {
      const row = rowOf.get(one.creatorId);
      const { meta } = events.find(({ data }) => idIn(data) === one.id) as Recorded;
      const mayBeSeen = canBusinessSee(one, row, meta.actorId === meta.subjectId);
      const shown =
        reader === 'staff'
          ? showToStaff(one, row)
          : showToBusiness(one, mayBeSeen ? row : undefined, contacts.get(one.creatorId));
      const times = { invitedAt: meta.recordedAt, dueAt: dueOf(one, new Date(moved[one.id] ?? 0)) };
      const isGone = !members.has(one.creatorId);
      return { ...shown, ...times, isGone, steps: workStepsOf(events, one.id, reader, row) };
    });
    const timeline = events.map(({ type, data, meta }) => ({ at: meta.recordedAt, type, invitationId: idIn(data) }));
    return {
      id,
      requestDetails: state.details as HireDetails,
      status: state.status as HireRequestStatus,
      places: placesOf(state),
      taken: takenPlacesOf(state),
      waiting: state.next.length,
      mayChoose: state.mayChoose ?? false,
      creators,
      timeline,
    };
  }
}

const idIn = (data: unknown): string | null => (data as { invitationId?: string }).invitationId ?? null;

type Shown = Omit<InvitedCreatorResponse, 'steps' | 'invitedAt' | 'dueAt' | 'isGone'>;

const nobody = { firstName: null, department: null, state: null, points: null, skills: [], asks: null };

function show({ id: invitationId, status }: Invitation, row: AvailabilityRow | undefined) {
  const portfolio = row?.pageName ? `/c/${row.pageName}` : null;
  const { firstName, department, state, points, skills, asks } = row ?? nobody;
  const unseen = { userId: null, reason: null, contact: null };
  return { invitationId, status, firstName, department, state, points, portfolio, skills, asks, ...unseen };
}

const showToStaff = (invitation: Invitation, row: AvailabilityRow | undefined): Shown => ({
  ...show(invitation, row),
  userId: invitation.creatorId,
  reason: row?.words[invitation.id] ?? null,
});

/** Both sides accepted, or she is open to work and either accepted or was chosen by the business itself. */
function canBusinessSee({ status }: Invitation, row: AvailabilityRow | undefined, isItsChoice: boolean): boolean {
  if (isWorking(status) || status === 'brokenOff') return true;
  const isOpenToWork = row !== undefined && mayBeAsked(row);
  return isOpenToWork && (status === 'accepted' || (status === 'open' && isItsChoice));
}

/** Her contact is shown once both sides accepted. */
function showToBusiness(
  invitation: Invitation,
  row: AvailabilityRow | undefined,
  contact: MemberContact | undefined,
): Shown {
  return {
    ...show(invitation, row),
    contact: contact ? pick(contact, ['firstName', 'lastName', 'email', 'phone']) : null,
  };
}
