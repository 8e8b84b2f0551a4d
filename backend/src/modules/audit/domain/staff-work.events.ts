import { defineEvent, type EventIn } from '../../../platform/event-sourcing/index.js';

export const staffWorkEvents = {
  HistoryExported: defineEvent<{ filters: Readonly<Record<string, string>>; count: number }>(),
  PersonalDataViewed: defineEvent<{ memberId: string; view: 'event' | 'state' | 'data' | 'timeline' }>(),
};

export type StaffWorkEvent = EventIn<typeof staffWorkEvents>;
