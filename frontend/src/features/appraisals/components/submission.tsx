import { dayOrWeek } from '../../../shared/day-or-week';
import { dateTime } from '../../../shared/format';
import { SafeLink } from '../../../shared/ui/safe-link';
import type { ChallengePart } from '../api/appraisals.query';

export function Submission({ part, id }: { part: ChallengePart; id: string }) {
  const { learnings, assignmentUrl, submittedAt, points, comment, reason } = part;
  return (
    <section id={id} className="card submission" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{dayOrWeek(part)}: what you sent</h2>
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
