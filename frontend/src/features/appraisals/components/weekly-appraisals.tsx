import { dayOrWeek } from '../../../shared/day-or-week';
import { date } from '../../../shared/format';
import { appraisalPoints } from '../../../shared/reference-data';
import type { Challenge } from '../api/appraisals.query';
import type { useSubmission } from '../use-submission';
import { AppraisalForm } from './appraisal-form';
import { ChallengePath } from './challenge-path';
import { PendingPart, RejectedPart } from './day-notices';

interface Props {
  challenge: Challenge;
  onSubmit: ReturnType<typeof useSubmission>['submit'];
}

export function WeeklyAppraisals({ challenge: { weeks, days }, onSubmit }: Props) {
  const pending = weeks.find(({ status }) => status === 'pending');
  const open = weeks.find(({ status }) => status === 'current' || status === 'rejected');
  const next = weeks.find(({ status }) => status === 'locked');
  const waitsForDay = days.some(({ improvement }) => improvement?.status === 'pending');
  const canHandIn = open !== undefined && !pending && !waitsForDay;
  return (
    <>
      <section className="card stack" aria-labelledby="weekly-appraisals">
        <h2 id="weekly-appraisals">Weekly appraisals</h2>
        <p>
          One a week, for up to {appraisalPoints.max} points each. {open && `${dayOrWeek(open)} is open until `}
          {open && `${date(open.closesAt)}. `}
          {next && `${dayOrWeek(next)} opens on ${date(next.opensAt)}.`}
          {!open && !next && 'All weeks are over.'}
        </p>
        {open && waitsForDay && <p className="soft">You can hand it in once the day that you sent is reviewed.</p>}
        <ChallengePath parts={weeks} current={open ?? pending} />
      </section>
      {pending && <PendingPart part={pending} />}
      {canHandIn && open.status === 'rejected' && <RejectedPart part={open} />}
      {canHandIn && <AppraisalForm key={`${open.weekNumber}-${open.attempt}`} part={open} onSubmit={onSubmit} />}
    </>
  );
}
