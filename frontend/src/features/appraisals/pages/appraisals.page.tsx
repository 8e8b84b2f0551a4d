import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFeature } from '../../../shared/api/features.query';
import { pointsText } from '../../../shared/format';
import { pageNames } from '../../../shared/page-names';
import { useMember } from '../../../shared/session/member';
import { usePageTitle } from '../../../shared/ui/page-title';
import { toast } from '../../../shared/ui/toast';
import { useMoveFocus } from '../../../shared/ui/use-move-focus';
import { appraisalsQuery, type Challenge, type ChallengeDay } from '../api/appraisals.query';
import { AppraisalForm } from '../components/appraisal-form';
import { Brief, type LessonComponent } from '../components/brief';
import { ChallengePath } from '../components/challenge-path';
import { Congratulations } from '../components/congratulations';
import { PendingPart, RejectedPart } from '../components/day-notices';
import { ImproveDays } from '../components/improve-days';
import { WaitingToSend } from '../components/waiting-to-send';
import { WeeklyAppraisals } from '../components/weekly-appraisals';
import { forgetDraftsSentElsewhere, useSubmission } from '../use-submission';
import '../appraisals.css';

/** An unsent appraisal comes first, whatever the server's data say. */
export default function AppraisalsPage({ Lesson }: { Lesson: LessonComponent }) {
  usePageTitle(pageNames['/appraisals']);
  const { data, error, refetch } = useQuery(appraisalsQuery);
  const submission = useSubmission();
  const navigate = useNavigate();

  const { waiting, isSending, retry, cancel } = submission;
  const { id } = useMember();
  const isUnderWay = isSending || waiting !== undefined;
  useEffect(() => {
    if (data && !isUnderWay) forgetDraftsSentElsewhere(id, data);
  }, [data, isUnderWay, id]);

  const heading = useRef<HTMLHeadingElement>(null);
  useMoveFocus(heading, waiting ? 'waiting' : data && stateOf(todayIn(data), data), { onlyIfLost: true });
  const hasFailed = error !== null && data === undefined && waiting === undefined;
  useEffect(() => {
    if (!hasFailed) return;
    toast('APPRAISALS_NOT_LOADED');
    void navigate('/dashboard', { replace: true });
  }, [hasFailed, navigate]);

  const lacksWeeks = useFeature('weekly-appraisals') && data?.completed && data.weeks.length === 0;
  useEffect(() => {
    if (lacksWeeks) void refetch();
  }, [lacksWeeks, refetch]);

  const waitingCard = waiting && (
    <WaitingToSend appraisal={waiting} isSending={isSending} onRetry={retry} onChange={cancel} />
  );
  return (
    <div className="challenge">
      {data ? <Progress challenge={data} heading={heading} /> : <h1>{pageNames['/appraisals']}</h1>}
      {waitingCard ??
        (data ? <Today challenge={data} onSubmit={submission.submit} Lesson={Lesson} /> : <ChallengeSkeleton />)}
    </div>
  );
}

const ChallengeSkeleton = () => (
  <div className="skeleton challenge__skeleton" role="status" aria-label="Loading your challenge" />
);

const pointsOf = ({ days }: Challenge) => days.reduce((sum, { points }) => sum + (points ?? 0), 0);

const todayIn = ({ days, currentDay }: Challenge) => days.find(({ dayNumber }) => dayNumber === currentDay);
/** Identifies the member's state. When it changes, another form or notice replaces this one. */
const stateOf = (today: ChallengeDay | undefined, { days, weeks }: Challenge) =>
  today
    ? `${today.dayNumber}-${today.status}-${today.attempt}`
    : `completed ${days.map(({ improvement }) => improvement?.status).join()} ${weeks.map(({ status }) => status).join()}`;

function Progress({ challenge, heading }: { challenge: Challenge; heading: RefObject<HTMLHeadingElement | null> }) {
  const { days, approved } = challenge;
  return (
    <>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {pageNames['/appraisals']}
        </h1>
        <p className="soft numbers">
          {approved} of {days.length} days approved · {pointsText(pointsOf(challenge))} earned
        </p>
      </div>
      <ChallengePath parts={days} current={todayIn(challenge)} />
    </>
  );
}

interface DayProps {
  onSubmit: ReturnType<typeof useSubmission>['submit'];
  Lesson: LessonComponent;
}

function Today({ challenge, ...props }: DayProps & { challenge: Challenge }) {
  const today = todayIn(challenge);
  const isWeekly = useFeature('weekly-appraisals') && challenge.weeks.length > 0;
  const hasWayOn = isWeekly || challenge.days.some(({ improvement }) => improvement);
  return (
    <>
      {challenge.completed && <Congratulations points={pointsOf(challenge)} canImprove={hasWayOn} />}
      {isWeekly && <WeeklyAppraisals challenge={challenge} onSubmit={props.onSubmit} />}
      {challenge.completed && <ImproveDays days={challenge.days} {...props} />}
      {today && <CurrentDay key={stateOf(today, challenge)} day={today} {...props} />}
    </>
  );
}

function CurrentDay({ day, onSubmit, Lesson }: DayProps & { day: ChallengeDay }) {
  switch (day.status) {
    case 'pending':
      return <PendingPart part={day} />;
    case 'rejected':
    case 'current':
      return (
        <>
          {day.status === 'rejected' && <RejectedPart part={day} />}
          <Brief Lesson={Lesson} />
          <AppraisalForm part={day} onSubmit={onSubmit} />
        </>
      );
    case 'locked':
    case 'approved':
      return null;
  }
}
