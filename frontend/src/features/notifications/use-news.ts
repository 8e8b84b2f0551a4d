import { useState } from 'react';
import type { NewestNotifications, Notification } from './api/notifications.query';

/** What came since the page was opened, such as an approval, also once a moment on the page has marked it as read. */
export function useNews(data: NewestNotifications | undefined): Notification | undefined {
  const newest = data?.items[0];
  const id = newest?.id ?? '';
  const [seen, setSeen] = useState<string>();
  const [news, setNews] = useState<Notification>();
  if (data && id !== seen) {
    if (seen !== undefined && !newest?.readAt) setNews(newest);
    setSeen(id);
  }
  return news;
}
