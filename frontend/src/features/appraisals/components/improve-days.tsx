import { useState } from 'react';
import { pointsText } from '../../../shared/format';
import { unlockThreshold } from '../../../shared/reference-data';
import { useMember } from '../../../shared/session/member';
import type { ChallengeDay } from '../api/appraisals.query';
import type { useSubmission } from '../use-submission';
import { AppraisalForm } from './appraisal-form';
import { Brief, type LessonComponent } from './brief';
import { PendingPart, RejectedPart } from './day-notices';

interface Props {
  days: ChallengeDay[];
  onSubmit: ReturnType<typeof useSubmission>['submit'];
  Lesson: LessonComponent;
}

/** For creators who ended day 7 below the threshold: each day can be submitted again, and the better mark counts. */
export function ImproveDays({ days, onSubmit, Lesson }: Props) {
  const { points } = useMember();
  const [chosen, setChosen] = useState<number>();
  const pending = days.find(({ improvement }) => improvement?.status === 'pending');
  if (pending) return <PendingPart part={asImproved(pending)} isAgain />;
  const open = days.filter(({ improvement }) => improvement).toSorted((a, b) => (a.points ?? 0) - (b.points ?? 0));
  if (open.length === 0 || points >= unlockThreshold) return null;
  const refused = open.find(({ improvement }) => improvement?.status === 'rejected');
  const day = open.find(({ dayNumber }) => dayNumber === chosen) ?? refused;
  return (
    <>
      <section className="card form" aria-labelledby="improve-days">
        <h2 id="improve-days">
          {pointsText(unlockThreshold - points)} to {unlockThreshold}
        </h2>
        <p>
          Hand in any day once more. The better mark counts, so you can only win. {unlockThreshold} points open live
          projects, team projects and gigs.
        </p>
        <div className="improve-days">
          {open.map(({ dayNumber, points: mark }) => (
            <button
              key={dayNumber}
              type="button"
              className="button button--secondary numbers"
              aria-pressed={dayNumber === day?.dayNumber}
              onClick={() => setChosen(dayNumber)}
            >
              Day {dayNumber}: {pointsText(mark ?? 0)}
            </button>
          ))}
        </div>
      </section>
      {day?.improvement?.status === 'rejected' && <RejectedPart part={asImproved(day)} />}
      {day && <Brief key={`brief of ${day.dayNumber}`} day={day.dayNumber} Lesson={Lesson} />}
      {day && <AppraisalForm key={day.dayNumber} part={asImproved(day)} onSubmit={onSubmit} />}
    </>
  );
}

/** A day submitted again, in the shape that the form and the notices expect. */
function asImproved(day: ChallengeDay): ChallengeDay {
  const { attempt, reason, submittedAt } = day.improvement ?? day;
  return { ...day, status: 'rejected', attempt, reason, submittedAt };
}
