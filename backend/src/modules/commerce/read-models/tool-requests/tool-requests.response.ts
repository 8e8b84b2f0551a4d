import { type RequestStatus, requestStatuses } from '../../../../platform/event-sourcing/index.js';
import { pageResponse } from '../../../../platform/http/page-response.js';
import { ChoiceProp, DateTimeProp, IdProp, TextProp } from '../../../../platform/http/props.js';
import type { ToolRequestOrigin } from '../../domain/tool-request.events.js';
import type { ToolRequestRow } from './tool-requests.row.js';

export class ToolRequestResponse {
  @IdProp() id: string;
  @TextProp() toolName: string;
  @ChoiceProp(['kyc', 'member'], { description: 'Named in the verification form, or asked for by hand.' })
  origin: ToolRequestOrigin;
  @ChoiceProp(requestStatuses) status: RequestStatus;
  @TextProp({ nullable: true, description: 'Why it was rejected, where staff gave a reason.' }) reason: string | null;
  @DateTimeProp() createdAt: Date;
  @DateTimeProp({ nullable: true }) decidedAt: Date | null;
}

export class ToolRequestPage extends pageResponse(ToolRequestResponse) {}

export const showToolRequest = ({ memberId, requestedAt, ...request }: ToolRequestRow): ToolRequestResponse => ({
  ...request,
  createdAt: requestedAt,
});
