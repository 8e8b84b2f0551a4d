import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { HireRequestState } from '../../domain/hire-request.decider.js';

/** Each request as its decider sees it; staff are shown those that were approved. */
export const ApprovedHireRequest = readTable('ApprovedHireRequest', 'approved_hire_requests', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  approvedAt: p.datetime().nullable(),
  state: p.json<HireRequestState>(),
});
export type ApprovedHireRequestRow = RowOf<typeof ApprovedHireRequest>;
