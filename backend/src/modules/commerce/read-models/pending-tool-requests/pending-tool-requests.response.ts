import { ChoiceProp, DateTimeProp, IdProp, TextProp } from '../../../../platform/http/props.js';
import { queuePage } from '../../../admin/public.js';
import { type MemberEntry, nameFieldsOf } from '../../../identity/public.js';
import type { ToolRequestOrigin } from '../../domain/tool-request.events.js';
import type { PendingToolRequestRow } from './pending-tool-requests.row.js';

export class PendingToolRequestResponse {
  @IdProp() applicationId: string;
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @TextProp() toolName: string;
  @ChoiceProp(['kyc', 'member']) origin: ToolRequestOrigin;
  @ChoiceProp(['pending']) status: 'pending';
  @DateTimeProp() createdAt: Date;
}

export class PendingToolRequestPage extends queuePage(PendingToolRequestResponse) {}

export function showPending(row: PendingToolRequestRow, member: MemberEntry | undefined): PendingToolRequestResponse {
  const { id: applicationId, memberId: userId, toolName, origin, requestedAt: createdAt } = row;
  const { firstName, lastName } = nameFieldsOf(member);
  return { applicationId, userId, firstName, lastName, toolName, origin, status: 'pending', createdAt };
}
