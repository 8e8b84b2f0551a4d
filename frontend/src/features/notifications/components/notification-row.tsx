import { dateTime, when } from '../../../shared/format';
import { Link } from '../../../shared/ui/link';
import type { Notification } from '../api/notifications.query';

interface Props {
  notification: Notification;
  onOpen: () => void;
}

/** Following it is reading it. */
export const NotificationRow = ({ notification: { title, text, link, at, readAt }, onOpen }: Props) => (
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
