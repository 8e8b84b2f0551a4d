import { Suspense } from 'react';
import { dayOrWeek } from '../../../shared/day-or-week';
import { date, when } from '../../../shared/format';
import { challengeDays } from '../../../shared/reference-data';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import { lazyPart } from '../../../shared/ui/load-error';
import type { ChallengePart } from '../api/appraisals.query';
import { ReviewTime } from './brief';

const PushInvitation = lazyPart(() => import('../../../shared/push/push-invitation'));

/** `isAgain`: the day was approved before, so nothing waits for this review. */
export const PendingPart = ({ part, isAgain = false }: { part: ChallengePart; isAgain?: boolean }) => (
  <>
    <div className="notice notice--waiting" role="status">
      <ClockIcon />
      <div>
        <strong>{dayOrWeek(part)} is being reviewed</strong>
        <p>
          {part.submittedAt && `You sent it ${when(part.submittedAt)}. `}
          {isAgain ? 'The better of its two marks counts' : whatFollows(part)} as soon as it is approved; this page
          shows it by itself. <ReviewTime />
        </p>
        <Link to="/learn">Read a lesson meanwhile</Link>
      </div>
    </div>
    <Suspense fallback={null}>
      <PushInvitation />
    </Suspense>
  </>
);

function whatFollows(part: ChallengePart): string {
  if (!('dayNumber' in part)) return 'Its points are yours';
  return part.dayNumber < challengeDays ? 'The next day opens' : 'Your challenge is complete';
}

export const RejectedPart = ({ part }: { part: ChallengePart }) => (
  <div className="notice notice--bad">
    <AlertIcon />
    <div>
      <strong>{dayOrWeek(part)} was not approved</strong>
      <p className="submission__text">{part.reason ?? 'The reviewer gave no reason.'}</p>
      <p>You can send it again below{'closesAt' in part && `, until ${date(part.closesAt)}`}.</p>
    </div>
  </div>
);
