import { type Aggregate, derivedStream } from '../../../platform/event-sourcing/index.js';
import type { InboxCommand } from './inbox.commands.js';
import { type Inbox, inboxDecider } from './inbox.decider.js';
import { type InboxEvent, inboxEvents } from './inbox.events.js';

export const inbox: Aggregate<Inbox, InboxCommand, InboxEvent> = {
  kind: 'inbox',
  events: inboxEvents,
  decider: inboxDecider,
};

export const inboxOf = (memberId: string) => derivedStream(memberId, 'inbox');
