export type { InboxEvent, NotificationsRead } from './domain/inbox.events.js';
