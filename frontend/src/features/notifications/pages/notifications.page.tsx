import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { usePageTitle } from '../../../shared/ui/page-title';
import { PagedList } from '../../../shared/ui/paged-list';
import { markNotificationsRead } from '../api/mark-notifications-read.mutation';
import { newestQuery, notificationsQuery } from '../api/notifications.query';
import { NotificationRow } from '../components/notification-row';
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
            {data && (unread > 0 ? `${unread} unread` : 'Nothing unread')}
          </p>
        </div>
        {unread > 0 && newestShown && (
          <Button
            kind="secondary"
            pending={command.isPending}
            onClick={() => void command.run({ upTo: newestShown.id })}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <PagedList
        title="The last 90 days"
        what="your notifications"
        query={notificationsQuery}
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
