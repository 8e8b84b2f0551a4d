import { defineEvent, type EventIn, type EventOf } from '../../../platform/event-sourcing/index.js';
import type { NoticeSettings } from './notice-settings.js';
import { defaultQuietHours } from './quiet-hours.js';

export const inboxEvents = {
  NotificationsRead: defineEvent<{ ids: readonly string[] }>(),
  /** Has all choices of the member, not only the changed ones. */
  NoticesChosen: defineEvent<NoticeSettings>({ personal: { profile: { quietHours: defaultQuietHours } } }),
};

export type InboxEvent = EventIn<typeof inboxEvents>;
export type NotificationsRead = EventOf<InboxEvent, 'NotificationsRead'>;
export type NoticesChosen = EventOf<InboxEvent, 'NoticesChosen'>;
