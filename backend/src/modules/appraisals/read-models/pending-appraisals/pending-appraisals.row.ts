import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const PendingAppraisal = readTable('PendingAppraisal', 'pending_appraisals', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  dayNumber: p.integer().nullable(),
  weekNumber: p.integer().nullable(),
  attempt: p.integer(),
  learnings: p.text(),
  assignmentUrl: p.text(),
  assignmentSummary: p.text(),
  achievements: p.text(),
  challenges: p.text(),
  goals: p.text(),
  selfRating: p.integer(),
  formerPoints: p.integer().nullable(),
  submittedAt: p.datetime(),
});
export type PendingAppraisalRow = RowOf<typeof PendingAppraisal>;
