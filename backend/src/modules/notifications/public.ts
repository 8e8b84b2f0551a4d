export type { InboxEvent } from './domain/inbox.events.js';
