import { useQuery } from '@tanstack/react-query';
import { Fold } from '../../../shared/console/fold';
import { MemberLink } from '../../../shared/console/member-link';
import { nameOf } from '../../../shared/console/person';
import { dayOrWeek } from '../../../shared/day-or-week';
import { dateTime, pointsText } from '../../../shared/format';
import { AlertIcon } from '../../../shared/ui/icons';
import { LoadState } from '../../../shared/ui/load-failure';
import { SafeLink } from '../../../shared/ui/safe-link';
import type { PendingAppraisal } from '../api/pending-appraisals.query';
import { type ReviewContext, reviewContextQuery } from '../api/review-context.query';
import '../review-context.css';

/** What a reviewer compares a submission with: the assignment, earlier comments, and others with the same link. */
export function ReviewContextPart({ row }: { row: PendingAppraisal }) {
  const query = useQuery(reviewContextQuery(row.appraisalId));
  if (!query.data) return <LoadState of={query} what="what to compare it with" room="review-context__room" />;
  const { sameLink, others } = query.data;
  return (
    <div className="review-context">
      {sameLink.length > 0 && <SameLink of={sameLink} />}
      <LastRefusal of={others.find((other) => other.dayNumber === row.dayNumber && other.status === 'rejected')} />
      <Asked {...query.data} />
      {others.length > 0 && (
        <Fold title={`Their other submissions (${others.length})`}>
          <OtherSubmissions of={others} />
        </Fold>
      )}
    </div>
  );
}

const SameLink = ({ of }: { of: ReviewContext['sameLink'] }) => (
  <div className="notice notice--bad" role="status">
    <AlertIcon />
    <div>
      <strong>This link was handed in by somebody else, too</strong>
      <ul>
        {of.map((other) => (
          <li key={other.appraisalId}>
            <MemberLink id={other.userId} name={nameOf(other)} />, {dayOrWeek(other).toLowerCase()},{' '}
            {dateTime(other.submittedAt)}
          </li>
        ))}
      </ul>
    </div>
  </div>
);

const LastRefusal = ({ of }: { of: ReviewContext['others'][number] | undefined }) =>
  of && (
    <p>
      <strong>Rejected before:</strong> {of.reason ?? 'without a reason'}
    </p>
  );

function Asked({ lesson, assignment, lookedAt }: ReviewContext) {
  if (assignment === null) return null;
  return (
    <section aria-label="What was asked for">
      <h3>What was asked for{lesson && `: ${lesson}`}</h3>
      <p>{assignment}</p>
      <ul>
        {lookedAt.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

const OtherSubmissions = ({ of }: { of: ReviewContext['others'] }) => (
  <ul className="review-context__others">
    {of.map((other) => (
      <li key={other.appraisalId}>
        <strong>{dayOrWeek(other)}</strong> {verdictOf(other)}
        <div>
          <SafeLink url={other.assignmentUrl} />
        </div>
        {(other.reason ?? other.comment) && <div className="soft">{other.reason ?? other.comment}</div>}
      </li>
    ))}
  </ul>
);

function verdictOf({ status, points }: ReviewContext['others'][number]): string {
  if (status === 'approved') return pointsText(points ?? 0);
  return status === 'rejected' ? 'rejected' : 'waits';
}
