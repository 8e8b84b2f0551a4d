import { Facts } from '../../../shared/console/facts';
import { nameOf } from '../../../shared/console/person';
import { approveOrReject } from '../../../shared/console/queue/approve-or-reject';
import { nameColumn, waitingColumn, wideColumn } from '../../../shared/console/queue/columns';
import type { Queue } from '../../../shared/console/queue/queue';
import { dateTime } from '../../../shared/format';
import { decideToolRequest } from '../api/decide-tool-request.mutation';
import { type PendingToolRequest, pendingToolRequestsQuery } from '../api/pending-tool-requests.query';

const describeOrigin = ({ origin }: PendingToolRequest): string => (origin === 'kyc' ? 'KYC form' : 'Growth tools');

export const toolRequestsQueue: Queue<PendingToolRequest> = {
  key: 'growthTools',
  topic: 'pending-tool-requests',
  templates: 'growth-tools',
  title: 'Pending Growth Tool Requests',
  subject: 'Growth Tool Requests',
  decidedBy: ['ToolRequestApproved', 'ToolRequestRejected'],
  what: 'the tool requests',
  failure: 'TOOL_REQUESTS_NOT_FETCHED',
  empty: 'NO_PENDING_TOOL_REQUESTS',
  search: { label: 'Search tool requests', placeholder: 'Name, e-mail, phone or tool' },
  statuses: [
    { value: 'overdue', label: 'Overdue' },
    { value: 'member', label: 'Growth tools' },
    { value: 'kyc', label: 'KYC form' },
  ],
  newest: '-createdAt',
  list: pendingToolRequestsQuery,
  idOf: ({ applicationId }) => applicationId,
  nameOf: (row) => `${nameOf(row)}, ${row.toolName}`,
  columns: [
    nameColumn(({ toolName }) => <bdi className="clamped">{toolName}</bdi>),
    wideColumn('Tool', ({ toolName }) => <bdi className="clamped">{toolName}</bdi>),
    wideColumn('Asked in', describeOrigin, 130),
    waitingColumn('growthTools', ({ createdAt }) => createdAt),
  ],
  Details: ({ row }) => (
    <Facts
      of={[
        ['Tool', row.toolName],
        ['Asked in', describeOrigin(row)],
        ['Asked', dateTime(row.createdAt)],
      ]}
    />
  ),
  decisions: approveOrReject({
    send: ({ applicationId }, decision, key) => decideToolRequest({ applicationId, ...decision }, key),
    done: 'TOOL_REQUEST_UPDATED',
    rejection: (row) => `Reject ${row.toolName} for ${nameOf(row)}?`,
  }),
};
