import { defineEntity, p } from '@mikro-orm/core';
import type { RowOf } from '../../../../platform/projections/read-model.js';

export const PendingAppraisal = defineEntity({
  name: 'PendingAppraisal',
  schema: 'read',
  tableName: 'pending_appraisals',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid(),
    dayNumber: p.integer(),
    attempt: p.integer(),
    learnings: p.text(),
    assignmentUrl: p.text(),
    assignmentSummary: p.text(),
    achievements: p.text(),
    challenges: p.text(),
    goals: p.text(),
    selfRating: p.integer(),
    submittedAt: p.datetime(),
  },
});
export type PendingAppraisalRow = RowOf<typeof PendingAppraisal>;
