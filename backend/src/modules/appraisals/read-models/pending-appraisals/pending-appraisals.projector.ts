import type { Projector } from '../../../../platform/event-sourcing/index.js';
import { type PersonalDataErased, whenMemberErased } from '../../../identity/public.js';
import type { ChallengeEvent } from '../../domain/challenge.events.js';
import type { PendingAppraisalRow } from './pending-appraisals.row.js';

const SUMMARY_LENGTH = 200;

export const pendingAppraisalsProjector: Projector<ChallengeEvent | PersonalDataErased, PendingAppraisalRow> = {
  name: 'pending-appraisals',
  audience: 'staff',
  on: {
    AppraisalSubmitted: (
      { data: { appraisalId, formerPoints = null, weekNumber = null, ...submitted }, meta },
      rows,
    ) => {
      const assignmentSummary = summaryOf(submitted);
      const { subjectId: memberId, recordedAt: submittedAt } = meta;
      rows.put({ id: appraisalId, memberId, weekNumber, ...submitted, formerPoints, assignmentSummary, submittedAt });
    },
    AppraisalApproved: ({ data }, rows) => rows.delete(data.appraisalId),
    AppraisalRejected: ({ data }, rows) => rows.delete(data.appraisalId),
    PersonalDataErased: whenMemberErased((rows) => rows.changeAll(() => undefined)),
  },
};

function summaryOf({ learnings, assignmentUrl }: { learnings: string; assignmentUrl: string }): string {
  const host = URL.canParse(assignmentUrl) ? new URL(assignmentUrl).host : '';
  const beginning = Array.from(learnings).slice(0, SUMMARY_LENGTH).join('');
  return host === '' ? beginning : `${beginning} (${host})`;
}
