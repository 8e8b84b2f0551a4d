import { Injectable } from '@nestjs/common';
import { addDays, type RequestStatus } from '../../../../platform/event-sourcing/index.js';
import { EventStore } from '../../../../platform/event-store/event-store.js';
import { ReadModels } from '../../../../platform/projections/read-models.js';
import { type MemberContact, MemberDirectory } from '../../../identity/public.js';
import { hireRequest } from '../../domain/hire-request.aggregate.js';
import {
  INVITATION_DAYS,
  type Invitation,
  isWorking,
  placesOf,
  stateAfter,
  takenPlacesOf,
} from '../../domain/hire-request.decider.js';
import type { HireDetails } from '../../domain/hire-request.events.js';
import { type AvailabilityRow, CreatorAvailability, mayBeAsked } from './availability.row.js';
import type { HireRequestFileResponse, InvitedCreatorResponse } from './hire-request-file.response.js';
import { workStepsOf } from './work-steps.js';

/** One request from the log, with what its reader may see of the creators. */
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
    const creatorIds = state.invitations.map(({ creatorId }) => creatorId);
    const rows = await this.readModels.all(CreatorAvailability, { id: { $in: creatorIds } });
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const agreed = state.invitations.filter(({ status }) => isWorking(status)).map(({ creatorId }) => creatorId);
    const contacts = reader === 'business' ? await this.directory.contactsOf(agreed) : new Map<string, MemberContact>();
    const creators = state.invitations.map((one) => {
      const row = rowOf.get(one.creatorId);
      const shown = reader === 'staff' ? showToStaff(one, row) : showToBusiness(one, row, contacts.get(one.creatorId));
      return { ...shown, steps: workStepsOf(events, one.id, reader, row) };
    });
    const timeline = events.map(({ type, data, meta }) => {
      const { invitationId = null } = data as { invitationId?: string };
      return { at: meta.recordedAt, type, invitationId };
    });
    return {
      id,
      requestDetails: state.details as HireDetails,
      status: state.status as RequestStatus,
      places: placesOf(state),
      taken: takenPlacesOf(state),
      waiting: state.next.length,
      mayChoose: state.mayChoose ?? false,
      creators,
      timeline,
    };
  }
}

type Shown = Omit<InvitedCreatorResponse, 'steps'>;

const nobody = { firstName: null, department: null, state: null, points: null, portfolio: null };

function show({ id: invitationId, status, lapsesAt }: Invitation, row: AvailabilityRow | undefined) {
  const portfolio = row?.pageName ? `/c/${row.pageName}` : null;
  const { firstName, department, state, points } = row ?? nobody;
  const unseen = { userId: null, reason: null, contact: null };
  const invitedAt = addDays(new Date(lapsesAt), -INVITATION_DAYS).toISOString();
  return { invitationId, status, invitedAt, lapsesAt, firstName, department, state, points, portfolio, ...unseen };
}

const showToStaff = (invitation: Invitation, row: AvailabilityRow | undefined): Shown => ({
  ...show(invitation, row),
  userId: invitation.creatorId,
  reason: row?.declines[invitation.id] ?? null,
});

/** Whom she has told yes, as long as she is open to work; her contact once both have said yes. */
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
