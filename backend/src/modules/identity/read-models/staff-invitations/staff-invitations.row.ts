import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { StaffRole } from '../../domain/member.events.js';

export const StaffInvitations = readTable('StaffInvitations', 'staff_invitations', {
  id: p.uuid().primary(),
  email: p.text(),
  role: p.text().$type<StaffRole>(),
  invitedBy: p.uuid(),
  invitedAt: p.datetime(),
  expiresAt: p.datetime(),
});
export type StaffInvitationsRow = RowOf<typeof StaffInvitations>;
