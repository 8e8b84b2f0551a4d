import { IMPORTER } from '../../../../platform/command-handling/execute-command.js';
import type { Event, Projector, Recorded, Rows } from '../../../../platform/event-sourcing/index.js';
import type { NotificationsRead } from '../../domain/inbox.events.js';
import { type News, type NewsEvent, news } from './notification-news.js';
import type { NotificationRow } from './notifications.row.js';

type ToNews = (data: Event['data']) => News | readonly News[];
type Handler = (event: Recorded, rows: Rows<NotificationRow>) => void;

/** All notifications, and which of them the member has read. */
export const notificationsProjector: Projector<NewsEvent | NotificationsRead, NotificationRow> = {
  name: 'notifications',
  audience: { member: (row) => row.memberId },
  sharedFields: ['readAt'],
  on: {
    ...createHandlers(),
    NotificationsRead: ({ data: { ids }, meta: { recordedAt: readAt } }, rows) => {
      for (const id of ids) rows.updateIfPresent(id, { readAt });
    },
  },
};

function createHandlers(): Record<NewsEvent['type'], Handler> {
  const handlers = Object.entries(news).map(([type, tell]) => [type, createHandler(tell as ToNews)]);
  return Object.fromEntries(handlers) as Record<NewsEvent['type'], Handler>;
}

function createHandler(tell: ToNews): Handler {
  return ({ data, meta }, rows) => {
    if (meta.actorId === IMPORTER) return; // the member was notified on the other platform
    const id = `${meta.streamId}/${String(meta.version)}`;
    for (const [i, one] of [tell(data)].flat().entries())
      rows.put({
        id: i ? `${id}/${String(i)}` : id,
        memberId: meta.subjectId,
        ...one,
        at: meta.recordedAt,
        readAt: null,
      });
  };
}
