import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export type ContactListGenerated = Event<
  'ContactListGenerated',
  { filters: Readonly<Record<string, string>>; purpose: 'service' | 'marketing'; count: number }
>;

export type StaffWorkEvent = ContactListGenerated;

export const staffWorkEvents: EventTypes<StaffWorkEvent> = { ContactListGenerated: { version: 1 } };
