import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** What the log of access was: its newest row, the mark of that row, and how many days rows were kept. */
export type AccessLogSealed = Event<
  'AccessLogSealed',
  { readonly number: number; readonly mark: string; readonly keepDays: number }
>;

export const accessLogEvents: EventTypes<AccessLogSealed> = { AccessLogSealed: { version: 1 } };
