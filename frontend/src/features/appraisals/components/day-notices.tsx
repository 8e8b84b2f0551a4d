import { when } from '../../../shared/format';
import { challengeDays } from '../../../shared/reference-data';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { AlertIcon } from '../../../shared/ui/icons';
import { Link } from '../../../shared/ui/link';
import type { ChallengeDay } from '../api/appraisals.query';
import { ReviewTime } from './brief';

/** `isAgain`: the day was approved before, and nothing waits for this review. */
export const PendingDay = ({ day, isAgain = false }: { day: ChallengeDay; isAgain?: boolean }) => (
  <div className="notice notice--waiting" role="status">
    <ClockIcon />
    <div>
      <strong>Day {day.dayNumber} is being reviewed</strong>
      <p>
        {day.submittedAt && `You sent it ${when(day.submittedAt)}. `}
        {isAgain ? 'The better of its two marks counts' : whatFollows(day)} as soon as it is approved; this page shows
        it by itself. <ReviewTime />
      </p>
      <Link to="/learn">Read a lesson meanwhile</Link>
    </div>
  </div>
);

const whatFollows = ({ dayNumber }: ChallengeDay): string =>
  dayNumber < challengeDays ? 'The next day opens' : 'Your challenge is complete';

export const RejectedDay = ({ day }: { day: ChallengeDay }) => (
  <div className="notice notice--bad">
    <AlertIcon />
    <div>
      <strong>Day {day.dayNumber} was not approved</strong>
      <p className="submission__text">{day.reason ?? 'The reviewer gave no reason.'}</p>
      <p>You can send it again below.</p>
    </div>
  </div>
);
