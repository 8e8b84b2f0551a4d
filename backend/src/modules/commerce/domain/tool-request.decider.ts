import { requestDecider } from '../../../platform/event-sourcing/index.js';
import type { ToolRequestCommand } from './tool-request.commands.js';
import type { ToolRequestEvent } from './tool-request.events.js';

export const toolRequestDecider = requestDecider<ToolRequestCommand, ToolRequestEvent>({
  decide: 'DecideToolRequest',
  requested: 'ToolRequested',
  approved: 'ToolRequestApproved',
  rejected: 'ToolRequestRejected',
});
