import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

type HistoryExported = Event<'HistoryExported', { filters: Readonly<Record<string, string>>; count: number }>;
type PersonalDataViewed = Event<
  'PersonalDataViewed',
  { memberId: string; view: 'event' | 'state' | 'data' | 'timeline' }
>;

export type StaffWorkEvent = HistoryExported | PersonalDataViewed;

export const staffWorkEvents: EventTypes<StaffWorkEvent> = {
  HistoryExported: { version: 1 },
  PersonalDataViewed: { version: 1 },
};
