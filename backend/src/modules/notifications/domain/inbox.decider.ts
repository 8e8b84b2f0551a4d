import { type Decider, DomainError } from '../../../platform/event-sourcing/index.js';
import type { InboxCommand } from './inbox.commands.js';
import type { InboxEvent } from './inbox.events.js';
import { inboxRefusals } from './inbox.refusals.js';

export type Inbox = ReadonlySet<string>;

export const inboxDecider: Decider<Inbox, InboxCommand, InboxEvent> = {
  initial: new Set(),
  decide: ({ type, data }, read) => {
    if (type === 'ChooseNotices') {
      if (data.quietHours.from === data.quietHours.to) throw new DomainError(inboxRefusals.QUIET_HOURS_EMPTY);
      return [{ type: 'NoticesChosen', data }];
    }
    const ids = [...new Set(data.ids)].filter((id) => !read.has(id));
    return ids.length > 0 ? [{ type: 'NotificationsRead', data: { ids } }] : [];
  },
  evolve: (read, { type, data }) => (type === 'NotificationsRead' ? new Set([...read, ...data.ids]) : read),
};
