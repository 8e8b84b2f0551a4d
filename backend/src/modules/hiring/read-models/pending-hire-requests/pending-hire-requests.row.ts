import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '../../../../platform/projections/read-model.js';
import type { HireDetails } from '../../domain/hire-request.events.js';

export const PendingHireRequest = defineEntity({
  name: 'PendingHireRequest',
  schema: 'read',
  tableName: 'pending_hire_requests',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    details: p.json<HireDetails>(),
    requestedAt: p.datetime(),
  },
});
export type PendingHireRequestRow = RowOf<typeof PendingHireRequest>;
