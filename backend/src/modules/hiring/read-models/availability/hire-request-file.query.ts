import { Injectable } from '@nestjs/common';
import type { Recorded } from '../../../../platform/event-sourcing/index.js';
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
  stateAfter,
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
    const state = stateAfter(events);
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
      const shown = reader === 'staff' ? showToStaff(one, row) : showToBusiness(one, row, contacts.get(one.creatorId));
      const { meta } = events.find(({ data }) => idIn(data) === one.id) as Recorded;
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

const nobody = { firstName: null, department: null, state: null, points: null, portfolio: null };

function show({ id: invitationId, status }: Invitation, row: AvailabilityRow | undefined) {
  const portfolio = row?.pageName ? `/c/${row.pageName}` : null;
  const { firstName, department, state, points } = row ?? nobody;
  const unseen = { userId: null, reason: null, contact: null };
  return { invitationId, status, firstName, department, state, points, portfolio, ...unseen };
}

const showToStaff = (invitation: Invitation, row: AvailabilityRow | undefined): Shown => ({
  ...show(invitation, row),
  userId: invitation.creatorId,
  reason: row?.declines[invitation.id] ?? null,
});

/** Shows a creator who accepted while she is open to work, and her contact once both sides accepted. */
function showToBusiness(
  invitation: Invitation,
  row: AvailabilityRow | undefined,
  contact: MemberContact | undefined,
): Shown {
  const { status } = invitation;
  if (contact) {
    const { firstName, lastName, email, phone } = contact;
    return { ...show(invitation, row), contact: { firstName, lastName, email, phone } };
  }
  const isShown = status === 'brokenOff' || (status === 'accepted' && row !== undefined && mayBeAsked(row));
  return show(invitation, isShown ? row : undefined);
}
