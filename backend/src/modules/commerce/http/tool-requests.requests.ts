import { Choice, Prose, Text } from '../../../platform/http/fields.js';
import { ShownChoice, ShownId, ShownText } from '../../../platform/http/shown.js';
import { type ToolRequestStatus, toolRequestStatuses } from '../domain/tool-request.commands.js';

export class RequestToolRequest {
  @Text({ max: 100 }) toolName: string;
}

export class ToolRequestedResponse {
  @ShownId() id: string;
  @ShownText() toolName: string;
  @ShownChoice(['pending']) status: 'pending';
}

export class DecideToolRequestRequest {
  @Choice(toolRequestStatuses) status: ToolRequestStatus;
  /** Told to the member when the request is rejected. */
  @Prose({ max: 500, optional: true }) reason?: string;
}

export class ToolRequestDecidedResponse {
  @ShownId() applicationId: string;
  @ShownChoice(toolRequestStatuses) status: ToolRequestStatus;
}
