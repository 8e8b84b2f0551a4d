import { firstNameOf, nameOf } from '../../../shared/console/person';
import { nameColumn, waitingColumn, wideColumn } from '../../../shared/console/queue/columns';
import type { Queue } from '../../../shared/console/queue/queue';
import { dayOrWeek } from '../../../shared/day-or-week';
import { pointsText } from '../../../shared/format';
import { appraisalPoints } from '../../../shared/reference-data';
import { approveAppraisal } from '../api/approve-appraisal.mutation';
import { type PendingAppraisal, pendingAppraisalsQuery } from '../api/pending-appraisals.query';
import { rejectAppraisal } from '../api/reject-appraisal.mutation';
import { AppraisalDetails } from '../components/appraisal-details';
import { ReviewContextPart } from '../components/review-context';

const dayOf = ({ dayNumber, weekNumber, attempt, formerPoints }: PendingAppraisal): string =>
  `${dayNumber === null ? '' : `Day ${dayNumber}, `}${dayNumber === null ? 'Week' : 'week'} ${weekNumber}${attempt > 1 ? ` (attempt ${attempt})` : ''}${
    formerPoints === null ? '' : `, improves ${pointsText(formerPoints)}`
  }`;

const partOf = (row: PendingAppraisal): string => dayOrWeek(row).toLowerCase();

export const appraisalsQueue: Queue<PendingAppraisal> = {
  key: 'appraisals',
  topic: 'pending-appraisals',
  templates: 'appraisals',
  title: 'Pending Weekly Appraisals',
  subject: 'Weekly Appraisals',
  decidedBy: ['AppraisalApproved', 'AppraisalRejected'],
  what: 'the appraisals',
  failure: 'PENDING_APPRAISALS_NOT_FETCHED',
  empty: 'NO_PENDING_APPRAISALS',
  search: { label: 'Search appraisals', placeholder: 'Name, e-mail or phone' },
  statuses: [
    { value: 'overdue', label: 'Overdue' },
    { value: 'again', label: 'Handed in again' },
  ],
  newest: '-submittedAt',
  list: pendingAppraisalsQuery,
  idOf: ({ appraisalId }) => appraisalId,
  linkOf: ({ assignmentUrl }) => (/^https?:/i.test(assignmentUrl) ? assignmentUrl : ''),
  nameOf: (row) => `${nameOf(row)}, ${partOf(row)}`,
  columns: [
    nameColumn(dayOf),
    wideColumn('Day', (row) => <span className="numbers">{dayOf(row)}</span>, 116),
    { ...wideColumn<PendingAppraisal>('Achievements', ({ achievements }) => achievements), ellipsis: true },
    {
      ...wideColumn<PendingAppraisal>('Assignment summary', (row) => row.assignmentSummary),
      width: 'clamp(10.75rem, 40vw - 21.5rem, 30rem)',
      ellipsis: true,
    },
    waitingColumn('appraisals', ({ submittedAt }) => submittedAt),
  ],
  Details: ({ row }) => (
    <div>
      <AppraisalDetails row={row} />
      <ReviewContextPart row={row} />
    </div>
  ),
  points: appraisalPoints,
  sumOf: (rows, { points }) => pointsText(points * rows.length),
  hasComment: true,
  decisions: [
    {
      name: 'Approve',
      bulk: 'approve',
      tone: 'approve',
      asks: (_, { points }) =>
        points > 0 ? undefined : { title: 'Approve with 0 points?', text: 'It counts as done and earns nothing.' },
      send: ({ appraisalId }, { points, comment }, key) =>
        approveAppraisal({ appraisalId, points, comment: comment.trim() || undefined }, key),
      done: (row, { points }) => ({
        code: 'APPRAISAL_APPROVED',
        values: { name: firstNameOf(row), points: pointsText(points) },
      }),
      failed: 'STATUS_NOT_UPDATED',
    },
    {
      name: 'Reject',
      bulk: 'reject',
      tone: 'reject',
      asks: (row) => ({
        title: `Reject ${partOf(row)} of ${nameOf(row)}?`,
        text: `They see the reason and can submit the ${row.dayNumber === null ? 'week' : 'day'} again.`,
        reason: 'Reason (optional, the creator sees it)',
      }),
      send: ({ appraisalId }, { reason }, key) =>
        rejectAppraisal({ appraisalId, reason: reason.trim() || undefined }, key),
      done: (row) => ({ code: 'APPRAISAL_REJECTED', values: { name: firstNameOf(row), part: partOf(row) } }),
      failed: 'STATUS_NOT_UPDATED',
    },
  ],
};
