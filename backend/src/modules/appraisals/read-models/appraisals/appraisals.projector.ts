import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { ChallengeEvent } from '../../domain/challenge.events.js';
import type { AppraisalRow } from './appraisals.row.js';

const undecided = { points: null, comment: null, reason: null, decidedAt: null, decidedBy: null };

export const appraisalsProjector: Projector<ChallengeEvent, AppraisalRow> = {
  name: 'appraisals',
  audience: { member: (row) => row.memberId },
  on: {
    AppraisalSubmitted: ({ data: { appraisalId, formerPoints: _, weekNumber = null, ...submitted }, meta }, rows) => {
      const { subjectId: memberId, recordedAt: submittedAt } = meta;
      rows.put({ id: appraisalId, memberId, weekNumber, ...submitted, status: 'pending', submittedAt, ...undecided });
    },
    AppraisalApproved: ({ data: { appraisalId, points, comment }, meta }, rows) => {
      const decision = { decidedAt: meta.recordedAt, decidedBy: meta.actorId };
      rows.update(appraisalId, { status: 'approved', points, comment: comment ?? null, ...decision });
    },
    AppraisalRejected: ({ data: { appraisalId, reason }, meta }, rows) => {
      const decision = { decidedAt: meta.recordedAt, decidedBy: meta.actorId };
      rows.update(appraisalId, { status: 'rejected', reason: reason ?? null, ...decision });
    },
  },
};
