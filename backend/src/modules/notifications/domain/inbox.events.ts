import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';
import type { NoticeSettings } from './notice-settings.js';
import { defaultQuietHours } from './quiet-hours.js';

export type NotificationsRead = Event<'NotificationsRead', { ids: readonly string[] }>;
/** Has all choices of the member, not only the changed ones. */
export type NoticesChosen = Event<'NoticesChosen', NoticeSettings>;

export type InboxEvent = NotificationsRead | NoticesChosen;

export const inboxEvents: EventTypes<InboxEvent> = {
  NotificationsRead: { version: 1 },
  NoticesChosen: { version: 1, personal: { profile: { quietHours: defaultQuietHours } } },
};
