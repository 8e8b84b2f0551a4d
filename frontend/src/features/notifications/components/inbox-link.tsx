import { useQuery } from '@tanstack/react-query';
import { BellIcon } from '../../../shared/ui/feature-icons';
import { Link } from '../../../shared/ui/link';
import { type Notification, newestQuery } from '../api/notifications.query';
import { useNews } from '../use-news';
import '../notifications.css';

export function InboxLink({ isToldElsewhere }: { isToldElsewhere: (news: Notification) => boolean }) {
  const { data } = useQuery(newestQuery);
  const unread = data?.unread ?? 0;
  const news = useNews(data, isToldElsewhere);
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

const nameOf = (unread: number) => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications');
