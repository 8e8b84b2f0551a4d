import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../../shared/ui/page-title';
import { toast } from '../../../shared/ui/toast';
import { appraisalsQuery, type Challenge, type ChallengeDay } from '../api/appraisals';
import { AppraisalForm } from '../components/appraisal-form';
import { ChallengePath } from '../components/challenge-path';
import { Congratulations } from '../components/congratulations';
import { PendingDay, RejectedDay } from '../components/day-notices';
import { Submission } from '../components/submission';
import { WaitingToSend } from '../components/waiting-to-send';
import { useSubmission } from '../use-submission';
import '../appraisals.css';

export default function AppraisalsPage() {
  usePageTitle('7-Day Challenge');
  const { data, error } = useQuery(appraisalsQuery);
  const navigate = useNavigate();

  const hasFailed = error !== null && data === undefined;
  useEffect(() => {
    if (!hasFailed) return;
    toast('APPRAISALS_NOT_LOADED');
    void navigate('/dashboard', { replace: true });
  }, [hasFailed, navigate]);

  if (!data) return <div className="skeleton challenge__skeleton" role="status" aria-label="Loading your challenge" />;
  return <ChallengeView challenge={data} />;
}

function ChallengeView({ challenge }: { challenge: Challenge }) {
  const { days, currentDay, completed, approved } = challenge;
  const [shown, setShown] = useState<number>();
  const current = days.find(({ dayNumber }) => dayNumber === currentDay);
  const opened = days.find(({ dayNumber }) => dayNumber === shown);
  const points = days.reduce((sum, day) => sum + (day.points ?? 0), 0);
  return (
    <div className="challenge">
      <div>
        <h1>7-Day Challenge</h1>
        <p className="soft numbers">
          {approved} of {days.length} days approved · {points} points earned
        </p>
      </div>
      <ChallengePath days={days} shown={shown} onShow={setShown} />
      {opened && <Submission day={opened} />}
      {completed && <Congratulations points={points} />}
      {current && <CurrentDay key={`${current.dayNumber}-${current.status}-${current.attempt}`} day={current} />}
    </div>
  );
}

/** What was not sent yet comes first: it may be this very day, and it must not be typed twice. */
function CurrentDay({ day }: { day: ChallengeDay }) {
  const { waiting, isSending, submit, retry, cancel } = useSubmission();
  if (waiting) return <WaitingToSend appraisal={waiting} isSending={isSending} onRetry={retry} onChange={cancel} />;
  switch (day.status) {
    case 'pending':
      return <PendingDay day={day} />;
    case 'rejected':
      return (
        <>
          <RejectedDay day={day} />
          <AppraisalForm day={day} onSubmit={submit} />
        </>
      );
    case 'current':
      return <AppraisalForm day={day} onSubmit={submit} />;
    case 'locked':
    case 'approved':
      return null;
  }
}
