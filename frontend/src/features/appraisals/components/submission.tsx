import { dateTime } from '../../../shared/format';
import { SafeLink } from '../../../shared/ui/safe-link';
import type { ChallengeDay } from '../api/appraisals.query';

export function Submission({ day }: { day: ChallengeDay }) {
  const { dayNumber, learnings, assignmentUrl, submittedAt, points, comment, reason } = day;
  return (
    <section id="submission" className="card submission" aria-labelledby="submission-title">
      <h2 id="submission-title">Day {dayNumber}: what you sent</h2>
      <dl>
        <dt>Learnings</dt>
        <dd className="submission__text">{learnings}</dd>
        <dt>Assignment</dt>
        <dd>{assignmentUrl && <SafeLink url={assignmentUrl} />}</dd>
        {submittedAt && (
          <>
            <dt>Submitted</dt>
            <dd>{dateTime(submittedAt)}</dd>
          </>
        )}
        {points !== null && (
          <>
            <dt>Points</dt>
            <dd className="numbers">{points}</dd>
          </>
        )}
        {comment && (
          <>
            <dt>The reviewer says</dt>
            <dd className="submission__text">{comment}</dd>
          </>
        )}
        {reason && (
          <>
            <dt>Reason</dt>
            <dd className="submission__text">{reason}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
