import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { appraisalsQuery } from '../../features/appraisals/api/appraisals.query';
import { briefQuery } from '../../features/appraisals/api/brief.query';
import { Brief } from '../../features/appraisals/components/brief';
import { useSubmission } from '../../features/appraisals/use-submission';
import { membershipQuery } from '../../features/commerce/api/membership.query';
import { programFeesQuery } from '../../features/commerce/api/program-fees.query';
import { findClaimToShow } from '../../features/commerce/claim-status';
import { RenewalNotice } from '../../features/commerce/components/renewal-notice';
import { UpgradePrompt } from '../../features/commerce/components/upgrade-prompt';
import { FeatureCards } from '../../features/creator-journey/components/feature-cards';
import { JourneySteps } from '../../features/creator-journey/components/journey-steps';
import { PointsCard } from '../../features/creator-journey/components/points-card';
import { ProgrammeProgress } from '../../features/creator-journey/components/programme-progress';
import { useJourney } from '../../features/creator-journey/use-journey';
import { useOpenOffer } from '../../features/hiring/use-open-offer';
import { dayOrWeek } from '../../shared/day-or-week';
import type { Member } from '../../shared/session/member';
import { Button } from '../../shared/ui/button';
import { Link } from '../../shared/ui/link';
import { LoadFailure } from '../../shared/ui/load-failure';
import { DashboardSkeleton } from './dashboard-skeleton';
import { FirstSteps } from './first-steps';
import { nextStepOf } from './next-step';
import { NextStepCard } from './next-step-card';

const BriefLesson = lazy(() => import('../../features/learn-hub/components/brief-lesson'));

export function CreatorDashboard({ member }: { member: Member }) {
  const journey = useJourney();
  const challenge = useQuery(appraisalsQuery);
  const isPro = member.profileStatus === 'pro';
  const claims = useQuery({ ...programFeesQuery, enabled: !isPro });
  // proSince tells which claims are older than the plan that ended.
  const membership = useQuery({ ...membershipQuery, enabled: !isPro && (claims.data?.items.length ?? 0) > 0 });
  const { lesson, assignment } = useQuery({ ...briefQuery(), enabled: isPro }).data ?? {};
  const offer = useOpenOffer(isPro);
  const { waiting } = useSubmission();
  const [upgrading, setUpgrading] = useState(false);
  const openUpgrade = () => setUpgrading(true);

  const toSend = waiting && (
    <NextStepCard step={{ code: 'send', part: dayOrWeek(waiting.submission) }} onBecomePro={openUpgrade} />
  );
  if (!journey.data || !challenge.data || claims.isLoading || membership.isLoading || offer.isLoading) {
    const retry = () => void Promise.all([journey.refetch(), challenge.refetch()]);
    const error = journey.error ?? challenge.error;
    return (
      <>
        {toSend}
        {error ? <LoadFailure what="your journey" error={error} onRetry={retry} /> : <DashboardSkeleton />}
      </>
    );
  }

  const claim = findClaimToShow(claims.data?.items ?? [], membership.data?.proSince ?? null);
  return (
    <>
      {isPro && <RenewalNotice linked />}
      {toSend ?? (
        <NextStepCard
          step={nextStepOf(journey.data, challenge.data, claim?.status, offer.answerBy)}
          brief={lesson ? `${lesson.title}. ${assignment ?? ''}` : undefined}
          refusal={claim?.reason}
          onBecomePro={openUpgrade}
        />
      )}
      <FirstSteps member={member} payment={claim?.status} journey={journey.data} challenge={challenge.data} />
      {!isPro && <Brief Lesson={BriefLesson} />}
      <div className="dashboard__pair">
        <PointsCard journey={journey.data}>
          <Link to="/points">Where they come from</Link>
        </PointsCard>
        <ProgrammeProgress progress={journey.data.progress} />
      </div>
      <JourneySteps steps={journey.data.steps} />
      <FeatureCards features={journey.data.features} onProMissing={openUpgrade} />
      {upgrading && !isPro && (
        <UpgradePrompt member={member} onClose={() => setUpgrading(false)}>
          <Button kind="secondary" onClick={() => setUpgrading(false)}>
            Not now
          </Button>
        </UpgradePrompt>
      )}
    </>
  );
}
