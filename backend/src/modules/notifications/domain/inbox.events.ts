import type { Event, EventTypes } from '../../../platform/event-sourcing/index.js';

export type NotificationsRead = Event<'NotificationsRead', { ids: readonly string[] }>;

export type InboxEvent = NotificationsRead;

export const inboxEvents: EventTypes<InboxEvent> = {
  NotificationsRead: { version: 1 },
};
