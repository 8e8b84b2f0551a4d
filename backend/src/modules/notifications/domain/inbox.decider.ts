import type { Decider } from '../../../platform/event-sourcing/index.js';
import type { InboxCommand } from './inbox.commands.js';
import type { InboxEvent } from './inbox.events.js';

export type Inbox = ReadonlySet<string>;

export const inboxDecider: Decider<Inbox, InboxCommand, InboxEvent> = {
  initial: new Set(),
  decide: ({ data }, read) => {
    const ids = [...new Set(data.ids)].filter((id) => !read.has(id));
    return ids.length > 0 ? [{ type: 'NotificationsRead', data: { ids } }] : [];
  },
  evolve: (read, { data }) => new Set([...read, ...data.ids]),
};
