import { Milestones } from '../features/creator-journey/components/milestones';
import { PointsCard } from '../features/creator-journey/components/points-card';
import { PointsExplainer } from '../features/creator-journey/components/points-explainer';
import { PointsLedger } from '../features/creator-journey/components/points-ledger';
import { heldMilestones } from '../features/creator-journey/held-milestones';
import { useJourney } from '../features/creator-journey/use-journey';
import { MilestoneCelebration } from '../features/notifications/components/milestone-celebration';
import { useMember } from '../shared/session/member';
import { LoadFailure } from '../shared/ui/load-failure';
import { usePageTitle } from '../shared/ui/page-title';
import '../features/creator-journey/profile.css';
import './dashboard/dashboard.css';

export default function PointsPage() {
  usePageTitle('Points');
  const isStaff = useMember().membershipType === null;
  return (
    <div className="dashboard">
      <h1>Points</h1>
      {!isStaff && <OwnJourney />}
      <PointsExplainer />
      <PointsLedger />
    </div>
  );
}

function OwnJourney() {
  const { data, error, refetch } = useJourney();
  if (data) {
    return (
      <>
        <MilestoneCelebration held={heldMilestones(data)} />
        <div className="dashboard__pair">
          <PointsCard journey={data} />
          <Milestones journey={data} />
        </div>
      </>
    );
  }
  if (error) return <LoadFailure what="your points" error={error} onRetry={() => void refetch()} />;
  return <div className="skeleton dashboard__small" role="status" aria-label="Loading your points" />;
}
