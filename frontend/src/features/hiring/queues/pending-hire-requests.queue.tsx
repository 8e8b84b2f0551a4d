import { nameOf } from '../../../shared/console/person';
import { approveOrReject } from '../../../shared/console/queue/approve-or-reject';
import { nameColumn, waitingColumn, wideColumn } from '../../../shared/console/queue/columns';
import type { Queue } from '../../../shared/console/queue/queue';
import { decideHireRequest } from '../api/decide-hire-request.mutation';
import { type PendingHireRequest, pendingHireRequestsQuery } from '../api/pending-hire-requests.query';
import { BusinessOf } from '../components/business';
import { Candidates } from '../components/candidates';
import { RequestFacts } from '../components/request-facts';

const department = ({ requestDetails }: PendingHireRequest): string => requestDetails.department ?? 'Any department';

export const hireRequestsQueue: Queue<PendingHireRequest> = {
  key: 'hireRequests',
  topic: 'pending-hire-requests',
  templates: 'hire-requests',
  title: 'Creator Requests',
  subject: 'Creator Requests',
  decidedBy: ['HireRequestApproved', 'HireRequestRejected', 'HireRequestWithdrawn'],
  what: 'the hire requests',
  failure: 'HIRE_REQUESTS_NOT_FETCHED',
  empty: 'NO_PENDING_HIRE_REQUESTS',
  search: { label: 'Search creator requests', placeholder: 'Name, e-mail or phone' },
  statuses: [{ value: 'overdue', label: 'Overdue' }],
  newest: '-createdAt',
  list: pendingHireRequestsQuery,
  idOf: ({ requestId }) => requestId,
  nameOf: (row) => `${nameOf(row)}, ${department(row)}`,
  columns: [
    nameColumn(department),
    wideColumn('Department', department),
    wideColumn(
      'Creators',
      ({ requestDetails }) => <span className="numbers">{requestDetails.numberOfInterns}</span>,
      96,
    ),
    wideColumn('Work', ({ requestDetails }) => requestDetails.workType, 100),
    waitingColumn('hireRequests', ({ createdAt }) => createdAt),
  ],
  Details: ({ row: { requestId, requestDetails, createdAt } }) => (
    <>
      <RequestFacts details={requestDetails} askedAt={createdAt} />
      <BusinessOf requestId={requestId} />
      <Candidates requestId={requestId} />
    </>
  ),
  decisions: approveOrReject({
    send: ({ requestId }, decision, key) => decideHireRequest({ requestId, ...decision }, key),
    done: 'HIRE_REQUEST_UPDATED',
    rejection: (row) => `Reject the request of ${nameOf(row)}?`,
  }),
};
