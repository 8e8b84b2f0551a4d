import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BellIcon } from '../../../shared/ui/feature-icons';
import { Link } from '../../../shared/ui/link';
import { type NewestNotifications, type Notification, newestQuery } from '../api/notifications.query';
import '../notifications.css';

/** The way to the inbox, with the count of what is unread. */
export function InboxLink() {
  const { data } = useQuery(newestQuery);
  const unread = data?.unread ?? 0;
  const news = useNews(data);
  return (
    <>
      <span role="status" className="visually-hidden">
        {news && `${news.title}. ${news.text}`}
      </span>
      <Link className="icon-button inbox-link" to="/notifications" aria-label={nameOf(unread)}>
        <BellIcon />
        {unread > 0 && (
          <span className="inbox-link__count numbers" aria-hidden="true">
            {unread < 100 ? unread : '99+'}
          </span>
        )}
      </Link>
    </>
  );
}

/** What came since the page was opened, such as an approval: told to those who do not see the count change. */
function useNews(data: NewestNotifications | undefined): Notification | undefined {
  const newest = data?.items[0];
  const [first, setFirst] = useState<string>();
  if (data && first === undefined) setFirst(newest?.id ?? '');
  return newest && first !== undefined && newest.id !== first && !newest.readAt ? newest : undefined;
}

const nameOf = (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications');
