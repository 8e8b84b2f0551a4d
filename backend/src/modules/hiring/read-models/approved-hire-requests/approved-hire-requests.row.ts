import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';
import type { HireRequestState } from '../../domain/hire-request.decider.js';

export const nextSteps = ['staff', 'shortlist', 'creators', 'business', 'filled'] as const;
export type NextStep = (typeof nextSteps)[number];

/** Every request that is pending or approved: projectors fold from the first event. Staff list the approved ones. */
export const HireRequestProgress = readTable('HireRequestProgress', 'approved_hire_requests', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  approvedAt: p.datetime().nullable(),
  state: p.json<HireRequestState>(),
  moved: p.json<Readonly<Record<string, string>>>(),
  nextStep: p.text().$type<NextStep>(),
  /** When the next report on agreed work is due. Staff look at the request from then on. */
  dueAt: p.datetime().nullable(),
});
export type HireRequestProgressRow = RowOf<typeof HireRequestProgress>;
