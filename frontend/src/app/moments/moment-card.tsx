import { useLocation } from 'react-router-dom';
import type { Notification } from '../../features/notifications/api/notifications.query';
import { Button } from '../../shared/ui/button';
import { StarIcon } from '../../shared/ui/feature-icons';
import { Link } from '../../shared/ui/link';
import { useRootMark } from '../../shared/ui/use-root-mark';
import { MomentTexts } from './moment-text';
import { type ShownMoments, useSeen } from './use-seen';
import './moments.css';

const ways: Partial<Record<Notification['code'], string>> = {
  APPRAISAL_REJECTED: 'Send it again',
  WEEK_REJECTED: 'Send it again',
  PRO_UPGRADED: 'Your first step: today’s brief',
};

/** More would cover a phone's screen; the others are in the inbox. */
const MAX_SHOWN = 3;

/** Stays until it is closed; the page below it stays usable. */
export default function MomentCard({ moments, onSeen, onClose }: ShownMoments) {
  useSeen({ moments, onSeen });
  useRootMark('has-news');
  const { pathname } = useLocation();
  const way = moments.map(({ code }) => ways[code]).findLast(Boolean) ?? 'See what is next';
  const others = moments.length - MAX_SHOWN;
  return (
    <section className="moment-card" aria-label="News for you">
      <StarIcon />
      <div className="stack stack--tight">
        <MomentTexts moments={moments.slice(-MAX_SHOWN)} />
        {others > 0 && (
          <Link to="/notifications" onClick={onClose}>
            {others} more under Notifications
          </Link>
        )}
        <div className="row">
          {pathname !== '/appraisals' && (
            <Link to="/appraisals" onClick={onClose}>
              {way}
            </Link>
          )}
          <Button kind="quiet" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </section>
  );
}
