import { describe, it } from '@jest/globals';
import { day, streamId as id, memberId, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { appraisalsProjector } from './appraisals.projector.js';
import type { AppraisalRow } from './appraisals.row.js';

const given = projectorSpec(appraisalsProjector);

const reviewer = '01900000-0000-7000-8000-00000000000c';
const reviewed = { subjectId: memberId, actorId: reviewer, recordedAt: day(2) };

const texts = {
  learnings: 'Hooks come first.',
  assignmentUrl: 'https://example.com/post',
  achievements: 'A first post',
  challenges: 'The light',
  goals: 'A second one',
};
const submitted = {
  type: 'AppraisalSubmitted' as const,
  data: { appraisalId: id, dayNumber: 1, attempt: 2, ...texts, selfRating: 7 },
  meta: { subjectId: memberId, recordedAt: day(1) },
};
const row: AppraisalRow = {
  id,
  memberId,
  dayNumber: 1,
  weekNumber: null,
  attempt: 2,
  ...texts,
  selfRating: 7,
  status: 'pending',
  points: null,
  comment: null,
  reason: null,
  submittedAt: day(1),
  decidedAt: null,
  decidedBy: null,
};

describe('appraisals', () => {
  it('wait when they are submitted', () => given(submitted).thenRows(row));
  it('are approved with points and a comment, by someone', () =>
    given(submitted, {
      type: 'AppraisalApproved',
      data: { appraisalId: id, dayNumber: 1, points: 12, comment: 'Strong hook.' },
      meta: reviewed,
    }).thenRows({
      ...row,
      status: 'approved',
      points: 12,
      comment: 'Strong hook.',
      decidedAt: day(2),
      decidedBy: reviewer,
    }));
  it('are rejected with a reason, by someone', () =>
    given(submitted, {
      type: 'AppraisalRejected',
      data: { appraisalId: id, dayNumber: 1, reason: 'The link leads nowhere.' },
      meta: reviewed,
    }).thenRows({
      ...row,
      status: 'rejected',
      reason: 'The link leads nowhere.',
      decidedAt: day(2),
      decidedBy: reviewer,
    }));
});
