import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membershipQuery } from '../../features/commerce/api/membership.query';
import { programFeesQuery } from '../../features/commerce/api/program-fees.query';
import { findClaimToShow } from '../../features/commerce/claim-status';
import { MembershipCard } from '../../features/commerce/components/membership-card';
import { UpgradePrompt } from '../../features/commerce/components/upgrade-prompt';
import { hireRequestsQuery } from '../../features/hiring/api/hire-requests.query';
import type { Member } from '../../shared/session/member';
import { Button } from '../../shared/ui/button';
import { BusinessCards } from './business-cards';
import { businessNextStep } from './business-next-step';
import { BusinessNextStepCard } from './business-next-step-card';
import { BusinessTracker } from './business-tracker';
import { DashboardSkeleton } from './dashboard-skeleton';
import { KycRequiredDialog } from './kyc-required-dialog';

export function BusinessDashboard({ member }: { member: Member }) {
  const claims = useQuery(programFeesQuery);
  const membership = useQuery(membershipQuery);
  const isPro = member.profileStatus === 'pro';
  const requests = useInfiniteQuery({ ...hireRequestsQuery, enabled: isPro && member.kycStatus === 'approved' });
  const [upgrading, setUpgrading] = useState(false);
  const openUpgrade = () => setUpgrading(true);
  const closeUpgrade = () => setUpgrading(false);

  if (claims.isLoading || membership.isLoading || requests.isLoading) return <DashboardSkeleton />;

  const claim = findClaimToShow(claims.data?.items ?? [], membership.data?.proSince ?? null);
  const payment = claim?.status;
  const inGrace = membership.data?.inGrace ?? false;
  const answerTo = requests.data?.pages[0]?.items.find(({ answerBy }) => answerBy)?.id;
  const answerDue = answerTo !== undefined;
  const step = businessNextStep({ kycStatus: member.kycStatus, isPro, inGrace, payment, answerDue });
  return (
    <>
      <BusinessNextStepCard
        step={step}
        answerTo={answerTo}
        proPlan={membership.data?.proPlan}
        refusal={claim?.reason}
        onBecomePro={openUpgrade}
      />
      <BusinessTracker member={member} payment={payment} />
      <BusinessCards member={member} onProMissing={openUpgrade} />
      <MembershipCard onUpgrade={openUpgrade} />
      <KycRequiredDialog member={member} />
      {upgrading && !isPro && (
        <UpgradePrompt member={member} onClose={closeUpgrade}>
          <Button kind="secondary" onClick={closeUpgrade}>
            Not now
          </Button>
        </UpgradePrompt>
      )}
    </>
  );
}
