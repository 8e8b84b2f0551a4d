import { type Aggregate, derivedStream, type RequestState } from '../../../platform/event-sourcing/index.js';
import type { ToolRequestCommand } from './tool-request.commands.js';
import { toolRequestDecider } from './tool-request.decider.js';
import { type ToolRequestEvent, toolRequestEvents } from './tool-request.events.js';

export const toolRequest: Aggregate<RequestState, ToolRequestCommand, ToolRequestEvent> = {
  kind: 'tool-request',
  events: toolRequestEvents,
  decider: toolRequestDecider,
  /** What a verification form names is asked for by a process, which nobody refuses. */
  openLimit: {
    opens: 'RequestTool',
    closedBy: ['ToolRequestApproved', 'ToolRequestRejected'],
    counts: { origin: 'member' },
  },
};

/** The request for a tool that the business named in its verification form, however often it named it. */
export const toolRequestFromKyc = (businessId: string, toolName: string) =>
  derivedStream(businessId, `tool-request/${toolName}`);
