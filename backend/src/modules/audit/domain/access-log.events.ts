import { defineEvent, type EventIn } from '../../../platform/event-sourcing/index.js';

export const accessLogEvents = {
  /** The newest row of the log of access, its mark, and for how many days rows were kept. */
  AccessLogSealed: defineEvent<{ number: number; mark: string; keepDays: number }>(),
};

export type AccessLogSealed = EventIn<typeof accessLogEvents>;
