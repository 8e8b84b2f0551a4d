import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { MemberEvent } from '../../domain/member.events.js';
import type { StaffInvitationsRow } from './staff-invitations.row.js';

/** Open invitations to be staff, including those whose link has expired. */
export const staffInvitationsProjector: Projector<MemberEvent, StaffInvitationsRow> = {
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
