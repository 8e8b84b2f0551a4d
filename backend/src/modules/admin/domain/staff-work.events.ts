import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export type ContactListGenerated = Event<
  'ContactListGenerated',
  { filters: Readonly<Record<string, string>>; purpose: 'service' | 'marketing'; count: number }
>;

/** Many rows of a queue were decided together. Their events have the same correlation. */
export type DecidedTogether = Event<'DecidedTogether', { queue: string; decision: string; count: number }>;

export type StaffWorkEvent = ContactListGenerated | DecidedTogether;

export const staffWorkEvents: EventTypes<StaffWorkEvent> = {
  ContactListGenerated: { version: 1 },
  DecidedTogether: { version: 1 },
};
