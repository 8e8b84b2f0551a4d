import { useState } from 'react';
import type { NewestNotifications, Notification } from './api/notifications.query';

type IsTold = (news: Notification) => boolean;

/**
 * The newest item that came since the page was opened, even if it has been marked as read meanwhile. Undefined if
 * another part of the page announces it, as screen readers would say it twice.
 */
export function useNews(data: NewestNotifications | undefined, isToldElsewhere: IsTold): Notification | undefined {
  const newest = data?.items[0];
  const id = newest?.id ?? '';
  const [seen, setSeen] = useState<string>();
  const [news, setNews] = useState<Notification>();
  if (data && id !== seen) {
    if (seen !== undefined && !newest?.readAt) setNews(newest);
    setSeen(id);
  }
  return news && isToldElsewhere(news) ? undefined : news;
}
