import { derivedStream, requestAggregate } from '../../../platform/event-sourcing/index.js';
import type { ToolRequestCommand } from './tool-request.commands.js';
import { type ToolRequestEvent, toolRequestEvents } from './tool-request.events.js';

/** A process sends the tools that a verification form names. These requests are never refused. */
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

/** The request for a tool that a verification form names. All forms of the business share it. */
export const toolRequestFromKyc = (businessId: string, toolName: string) =>
  derivedStream(businessId, `tool-request/${toolName}`);
