import { useQuery } from '@tanstack/react-query';
import { journeyQuery } from '../features/creator-journey/api/journey';
import { Milestones } from '../features/creator-journey/components/milestones';
import { PointsCard } from '../features/creator-journey/components/points-card';
import { PointsExplainer } from '../features/creator-journey/components/points-explainer';
import { PointsLedger } from '../features/creator-journey/components/points-ledger';
import { heldMilestones } from '../features/creator-journey/held-milestones';
import { MilestoneCelebration } from '../features/notifications/components/milestone-celebration';
import { LoadFailure } from '../shared/ui/load-failure';
import { usePageTitle } from '../shared/ui/page-title';
import '../features/creator-journey/profile.css';
import './dashboard/dashboard.css';

export default function PointsPage() {
  usePageTitle('Points');
  const { data, error, refetch } = useQuery(journeyQuery);
  return (
    <div className="dashboard">
      <h1>Points</h1>
      {data && <MilestoneCelebration held={heldMilestones(data)} />}
      {!data && error && <LoadFailure what="your points" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <div className="skeleton dashboard__small" role="status" aria-label="Loading your points" />}
      {data && (
        <div className="dashboard__pair">
          <PointsCard journey={data} />
          <Milestones journey={data} />
        </div>
      )}
      <PointsExplainer />
      <PointsLedger />
    </div>
  );
}
