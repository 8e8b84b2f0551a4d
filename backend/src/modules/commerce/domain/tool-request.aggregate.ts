import { derivedStream, requestAggregate } from '../../../platform/event-sourcing/index.js';
import type { ToolRequestCommand } from './tool-request.commands.js';
import { type ToolRequestEvent, toolRequestEvents } from './tool-request.events.js';

/** What a verification form names is asked for by a process, which nobody refuses. */
export const toolRequest = requestAggregate<ToolRequestCommand, ToolRequestEvent>(
  'tool-request',
  toolRequestEvents,
  {
    ask: 'RequestTool',
    decide: 'DecideToolRequest',
    requested: 'ToolRequested',
    approved: 'ToolRequestApproved',
    rejected: 'ToolRequestRejected',
  },
  { origin: 'member' },
);

/** The request for a tool that the business named in its verification form, however often it named it. */
export const toolRequestFromKyc = (businessId: string, toolName: string) =>
  derivedStream(businessId, `tool-request/${toolName}`);
