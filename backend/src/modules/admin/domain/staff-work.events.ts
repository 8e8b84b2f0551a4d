import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';

export const staffWorkEvents = {
  ContactListGenerated: defineEvent<{
    filters: Readonly<Record<string, string>>;
    purpose: 'service' | 'marketing';
    count: number;
  }>(),
  /** Many rows of a queue were decided together. Their events have the same correlation. */
  DecidedTogether: defineEvent<{ queue: string; decision: string; count: number }>(),
};

export type StaffWorkEvent = EventIn<typeof staffWorkEvents>;
export type ContactListGenerated = EventOf<StaffWorkEvent, 'ContactListGenerated'>;
export type DecidedTogether = EventOf<StaffWorkEvent, 'DecidedTogether'>;
