import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** The newest row of the log of access, its mark, and for how many days rows were kept. */
export type AccessLogSealed = Event<
  'AccessLogSealed',
  { readonly number: number; readonly mark: string; readonly keepDays: number }
>;

export const accessLogEvents: EventTypes<AccessLogSealed> = { AccessLogSealed: { version: 1 } };
