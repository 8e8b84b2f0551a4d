import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownChoice, ShownId, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import type { MemberEntry } from '../../../identity/public.js';
import type { ToolRequestOrigin } from '../../domain/tool-request.events.js';
import type { PendingToolRequestRow } from './pending-tool-requests.row.js';

export class PendingToolRequestResponse {
  @ShownId() applicationId: string;
  @ShownId() userId: string;
  @ShownText() firstName: string;
  @ShownText() lastName: string;
  @ShownText() toolName: string;
  @ShownChoice(['kyc', 'member']) origin: ToolRequestOrigin;
  @ShownChoice(['pending']) status: 'pending';
  @ShownTime() createdAt: Date;
}

export class PendingToolRequestPage extends pageResponse(PendingToolRequestResponse) {}

export function showPending(row: PendingToolRequestRow, member: MemberEntry | undefined): PendingToolRequestResponse {
  const { id: applicationId, memberId: userId, toolName, origin, requestedAt: createdAt } = row;
  const { firstName, lastName } = member ?? { firstName: '', lastName: '' };
  return { applicationId, userId, firstName, lastName, toolName, origin, status: 'pending', createdAt };
}
