import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { HireRequestStatus, Invitation } from '../../domain/hire-request.decider.js';
import type { HireDetails } from '../../domain/hire-request.events.js';

export const HireRequest = readTable('HireRequest', 'hire_requests', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  details: p.json<HireDetails>(),
  status: p.text().$type<HireRequestStatus>(),
  reason: p.text().nullable(),
  requestedAt: p.datetime(),
  decidedAt: p.datetime().nullable(),
  invitations: p.json<readonly Invitation[]>(),
});
export type HireRequestRow = RowOf<typeof HireRequest>;
