import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { HireRequestState } from '../../domain/hire-request.decider.js';

export const nextSteps = ['staff', 'shortlist', 'creators', 'business', 'filled'] as const;
export type NextStep = (typeof nextSteps)[number];

/** The state of every request. Staff see those that were approved. */
export const ApprovedHireRequest = readTable('ApprovedHireRequest', 'approved_hire_requests', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  approvedAt: p.datetime().nullable(),
  state: p.json<HireRequestState>(),
  moved: p.json<Readonly<Record<string, string>>>(),
  nextStep: p.text().$type<NextStep>(),
  /** When the next report on agreed work is due. Staff look at the request from then on. */
  dueAt: p.datetime().nullable(),
});
export type ApprovedHireRequestRow = RowOf<typeof ApprovedHireRequest>;
