import { p } from '@mikro-orm/core';
import { type RowOf, readTable } from '../../../../platform/projections/read-model.js';

export const Appraisal = readTable('Appraisal', 'appraisals', {
  id: p.uuid().primary(),
  memberId: p.uuid(),
  dayNumber: p.integer().nullable(),
  weekNumber: p.integer().nullable(),
  attempt: p.integer(),
  status: p.text().$type<'pending' | 'approved' | 'rejected'>(),
  learnings: p.text(),
  assignmentUrl: p.text(),
  achievements: p.text(),
  challenges: p.text(),
  goals: p.text(),
  selfRating: p.integer(),
  points: p.integer().nullable(),
  comment: p.text().nullable(),
  reason: p.text().nullable(),
  submittedAt: p.datetime(),
  decidedAt: p.datetime().nullable(),
  decidedBy: p.uuid().nullable(),
});
export type AppraisalRow = RowOf<typeof Appraisal>;

/** Those whose wait for a review is known. */
export const reviewedAppraisals = 'select submitted_at, decided_at from read.appraisals';
