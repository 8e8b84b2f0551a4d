import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

/** What a list was narrowed down by, as it was asked. */
export type Filters = Readonly<Record<string, string>>;

export type ContactListGenerated = Event<
  'ContactListGenerated',
  { filters: Filters; purpose: 'service' | 'marketing'; count: number }
>;
export type HistoryExported = Event<'HistoryExported', { filters: Filters; count: number }>;
/** Someone looked at what the log holds of a member in plain words. */
export type PersonalDataViewed = Event<
  'PersonalDataViewed',
  { memberId: string; view: 'event' | 'state' | 'data' | 'timeline' }
>;

type QueueAction = 'pause' | 'resume' | 'retry' | 'discard' | 'confirm-effect' | 'repeat-effect';

/** Someone took a queue, or one job of it, in hand; it is recorded before it is done. */
export type QueueHandled = Event<
  'QueueHandled',
  { queue: string; action: QueueAction; jobId?: string; reason?: string }
>;

export type StaffWorkEvent = ContactListGenerated | HistoryExported | PersonalDataViewed | QueueHandled;

export const staffWorkEvents: EventTypes<StaffWorkEvent> = {
  ContactListGenerated: { version: 1 },
  HistoryExported: { version: 1 },
  PersonalDataViewed: { version: 1 },
  QueueHandled: { version: 1 },
};
