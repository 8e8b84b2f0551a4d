import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { StaffInvitationAccepted, StaffInvitationWithdrawn, StaffInvited } from '../../domain/member.events.js';
import type { StaffInvitationsRow } from './staff-invitations.row.js';

/** Who is invited to be staff and has not answered; also whose link has run out. */
export const staffInvitationsProjector: Projector<
  StaffInvited | StaffInvitationWithdrawn | StaffInvitationAccepted,
  StaffInvitationsRow
> = {
  name: 'staff-invitations',
  audience: 'staff',
  on: {
    StaffInvited: ({ data: { email, role, expiresAt }, meta }, rows) =>
      rows.put({
        id: meta.streamId,
        email,
        role,
        invitedBy: meta.actorId,
        invitedAt: meta.recordedAt,
        expiresAt: new Date(expiresAt),
      }),
    StaffInvitationWithdrawn: ({ meta }, rows) => rows.delete(meta.streamId),
    StaffInvitationAccepted: ({ meta }, rows) => rows.delete(meta.streamId),
  },
};
