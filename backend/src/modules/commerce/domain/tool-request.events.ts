import { defineEvent, type EventIn } from '../../../platform/event-sourcing/index.js';

/** `kyc` is named in a verification form, `member` is requested by the member. */
export type ToolRequestOrigin = 'kyc' | 'member';

const erased = '[erased]';

export const toolRequestEvents = {
  ToolRequested: defineEvent<{ toolName: string; origin: ToolRequestOrigin }>({
    personal: { profile: { toolName: erased } },
  }),
  ToolRequestApproved: defineEvent(),
  ToolRequestRejected: defineEvent<{ reason?: string }>({ personal: { profile: { reason: erased } } }),
};

export type ToolRequestEvent = EventIn<typeof toolRequestEvents>;
