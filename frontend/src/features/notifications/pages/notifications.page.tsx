import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command';
import { dateTime, when } from '../../../shared/format';
import { Button } from '../../../shared/ui/button';
import { Link } from '../../../shared/ui/link';
import { usePageTitle } from '../../../shared/ui/page-title';
import { PagedList } from '../../../shared/ui/paged-list';
import { markNotificationsRead } from '../api/mark-notifications-read.mutation';
import { type Notification, newestQuery, notificationsQuery } from '../api/notifications.query';
import '../notifications.css';

export default function NotificationsPage() {
  usePageTitle('Notifications');
  const { data } = useQuery(newestQuery);
  const newestShown = useInfiniteQuery(notificationsQuery).data?.pages[0]?.items[0];
  const command = useCommand(markNotificationsRead, { touches: ['notifications'], failed: 'NOT_MARKED_READ' });
  const unread = data?.unread ?? 0;
  return (
    <div className="inbox">
      <div className="inbox__head">
        <div>
          <h1>Notifications</h1>
          <p className="soft numbers" role="status">
            {data ? unreadText(unread) : NBSP}
          </p>
          <p>
            <Link to="/profile/notices">Choose what reaches you while Sankofa is closed</Link>
          </p>
        </div>
        {/* Always there: if it came and went with the news, it would move what lies below. */}
        <Button
          kind="secondary"
          pending={command.isPending || unread === 0 || !newestShown}
          onClick={() => newestShown && void command.run({ upTo: newestShown.id })}
        >
          Mark all as read
        </Button>
      </div>
      <PagedList
        title="Last 90 days"
        what="your notifications"
        query={notificationsQuery}
        isFed
        empty="Nothing here yet. What is decided about your work, and every milestone you reach, appears here by itself."
      >
        {(notification) => (
          <NotificationRow
            notification={notification}
            onOpen={() => {
              if (!notification.readAt) void command.run({ id: notification.id });
            }}
          />
        )}
      </PagedList>
    </div>
  );
}

/** Keeps the line's height until its text is known. */
const NBSP = '\u00a0';

const unreadText = (unread: number) => (unread > 0 ? `${unread} unread` : 'Nothing unread');

interface Props {
  notification: Notification;
  onOpen: () => void;
}

/** Following the link marks it as read. */
const NotificationRow = ({ notification: { title, text, link, at, readAt }, onOpen }: Props) => (
  <Link className={`news${readAt ? '' : ' news--unread'}`} to={link} onClick={onOpen}>
    <span className="news__dot" aria-hidden="true" />
    <span className="news__text">
      <strong>
        {!readAt && <span className="visually-hidden">Unread: </span>}
        {title}
      </strong>
      <span className="soft">{text}</span>
      <time className="soft" dateTime={at} title={dateTime(at)}>
        {when(at)}
      </time>
    </span>
  </Link>
);
