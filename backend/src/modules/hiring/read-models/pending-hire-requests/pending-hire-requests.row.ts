import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { HireDetails } from '../../domain/hire-request.events.js';

export const PendingHireRequest = readTable('PendingHireRequest', 'pending_hire_requests', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  details: p.json<HireDetails>(),
  requestedAt: p.datetime(),
});
export type PendingHireRequestRow = RowOf<typeof PendingHireRequest>;
