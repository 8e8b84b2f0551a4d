import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** `kyc` is named in a verification form, `member` is requested by the member. */
export type ToolRequestOrigin = 'kyc' | 'member';

type ToolRequested = Event<'ToolRequested', { toolName: string; origin: ToolRequestOrigin }>;
type ToolRequestApproved = Event<'ToolRequestApproved', Record<string, never>>;
type ToolRequestRejected = Event<'ToolRequestRejected', { reason?: string }>;

export type ToolRequestEvent = ToolRequested | ToolRequestApproved | ToolRequestRejected;

const erased = '[erased]';

export const toolRequestEvents: EventTypes<ToolRequestEvent> = {
  ToolRequested: { version: 1, personal: { profile: { toolName: erased } } },
  ToolRequestApproved: { version: 1 },
  ToolRequestRejected: { version: 1, personal: { profile: { reason: erased } } },
};
