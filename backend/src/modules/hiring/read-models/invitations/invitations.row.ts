import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { InvitationStatus } from '../../domain/hire-request.decider.js';
import type { HireDetails } from '../../domain/hire-request.events.js';

export const Invitation = readTable('Invitation', 'invitations', {
  id: p.uuid().primary(),
  requestId: p.uuid(),
  businessId: p.uuid(),
  creatorId: p.uuid(),
  offer: p.json<HireDetails>(),
  status: p.text().$type<InvitationStatus>(),
  invitedAt: p.datetime(),
  lapsesAt: p.datetime(),
  answeredAt: p.datetime().nullable(),
});
export type InvitationRow = RowOf<typeof Invitation>;
