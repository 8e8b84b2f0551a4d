import { type Aggregate, derivedStream, type RequestState } from '../../../platform/event-sourcing/index.js';
import type { ToolRequestCommand } from './tool-request.commands.js';
import { toolRequestDecider } from './tool-request.decider.js';
import { type ToolRequestEvent, toolRequestEvents } from './tool-request.events.js';

export const toolRequest: Aggregate<RequestState, ToolRequestCommand, ToolRequestEvent> = {
  kind: 'tool-request',
  events: toolRequestEvents,
  decider: toolRequestDecider,
};

/** The request for a tool that the business named in its verification form, however often it named it. */
export const toolRequestFromKyc = (businessId: string, toolName: string) =>
  derivedStream(businessId, `tool-request/${toolName}`);
