import { pageResponse } from '../../../../platform/http/page-response.js';
import { ShownChoice, ShownId, ShownText, ShownTime } from '../../../../platform/http/shown.js';
import { type ToolRequestStatus, toolRequestStatuses } from '../../domain/tool-request.commands.js';
import type { ToolRequestOrigin } from '../../domain/tool-request.events.js';
import type { ToolRequestRow } from './tool-requests.row.js';

export class ToolRequestResponse {
  @ShownId() id: string;
  @ShownText() toolName: string;
  @ShownChoice(['kyc', 'member'], { description: 'Named in the verification form, or asked for by hand.' })
  origin: ToolRequestOrigin;
  @ShownChoice(toolRequestStatuses) status: ToolRequestStatus;
  @ShownText({ nullable: true, description: 'Why it was rejected, where staff gave a reason.' }) reason: string | null;
  @ShownTime() createdAt: Date;
  @ShownTime({ nullable: true }) decidedAt: Date | null;
}

export class ToolRequestPage extends pageResponse(ToolRequestResponse) {}

export const showToolRequest = ({ memberId, requestedAt, ...request }: ToolRequestRow): ToolRequestResponse => ({
  ...request,
  createdAt: requestedAt,
});
