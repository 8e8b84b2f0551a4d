import { Facts } from '../../../shared/console/facts';
import { nameOf } from '../../../shared/console/person';
import { nameColumn, waitingColumn, wideColumn } from '../../../shared/console/queue/columns';
import type { Queue } from '../../../shared/console/queue/queue';
import { dateTime } from '../../../shared/format';
import { decideToolRequest } from '../api/decide-tool-request.mutation';
import { type PendingToolRequest, pendingToolRequestsQuery } from '../api/pending-tool-requests.query';

const cameFrom = ({ origin }: PendingToolRequest): string => (origin === 'kyc' ? 'KYC form' : 'Growth tools');

export const toolRequestsQueue: Queue<PendingToolRequest> = {
  topic: 'pending-tool-requests',
  templates: 'growth-tools',
  title: 'Pending Growth Tool Requests',
  what: 'the tool requests',
  failure: 'TOOL_REQUESTS_NOT_FETCHED',
  empty: 'NO_PENDING_TOOL_REQUESTS',
  list: pendingToolRequestsQuery,
  idOf: ({ applicationId }) => applicationId,
  nameOf: (row) => `${nameOf(row)}, ${row.toolName}`,
  columns: [
    nameColumn(({ toolName }) => <bdi className="clamped">{toolName}</bdi>),
    wideColumn('Tool', ({ toolName }) => <bdi className="clamped">{toolName}</bdi>),
    wideColumn('Asked in', cameFrom, 130),
    waitingColumn(({ createdAt }) => createdAt),
  ],
  Details: ({ row }) => (
    <Facts
      of={[
        ['Tool', row.toolName],
        ['Asked in', cameFrom(row)],
        ['Asked', dateTime(row.createdAt)],
      ]}
    />
  ),
  decisions: [
    {
      name: 'Approve',
      tone: 'approve',
      send: ({ applicationId }, _, key) => decideToolRequest({ applicationId, status: 'approved' }, key),
      done: () => ({ code: 'TOOL_REQUEST_UPDATED', values: { status: 'approved' } }),
      failed: 'STATUS_NOT_UPDATED',
    },
    {
      name: 'Reject',
      tone: 'reject',
      asks: (row) => ({
        title: `Reject ${row.toolName} for ${nameOf(row)}?`,
        reason: 'Reason (optional, the business sees it)',
      }),
      send: ({ applicationId }, { reason }, key) =>
        decideToolRequest({ applicationId, status: 'rejected', reason: reason.trim() || undefined }, key),
      done: () => ({ code: 'TOOL_REQUEST_UPDATED', values: { status: 'rejected' } }),
      failed: 'STATUS_NOT_UPDATED',
    },
  ],
};
