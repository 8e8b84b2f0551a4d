import { Suspense } from 'react';
import { Milestones } from '../features/creator-journey/components/milestones';
import { PointsCard } from '../features/creator-journey/components/points-card';
import { PointsExplainer } from '../features/creator-journey/components/points-explainer';
import { PointsLedger } from '../features/creator-journey/components/points-ledger';
import { useJourney } from '../features/creator-journey/use-journey';
import { label } from '../shared/messages';
import { useMember } from '../shared/session/member';
import { Link } from '../shared/ui/link';
import { lazyPart } from '../shared/ui/load-error';
import { LoadState } from '../shared/ui/load-failure';
import { usePageTitle } from '../shared/ui/page-title';
import '../features/creator-journey/profile.css';
import './dashboard/dashboard.css';

const YourMoments = lazyPart(() => import('./moments/your-moments'));

export default function PointsPage() {
  usePageTitle('Points');
  const isStaff = useMember().membershipType === null;
  return (
    <div className="dashboard">
      <h1>Points</h1>
      {isStaff ? <Rest /> : <OwnJourney />}
    </div>
  );
}

/** The rest waits for the points, which would otherwise push it down. */
function OwnJourney() {
  const query = useJourney();
  const { data, error } = query;
  return (
    <>
      <LoadState of={query} what="your points" room="page__skeleton" />
      {data && (
        <>
          <div className="dashboard__pair">
            <PointsCard journey={data}>
              <Link to="/appraisals">{label('EARN_MORE')}</Link>
            </PointsCard>
            <Milestones journey={data} />
          </div>
          <Suspense>
            <YourMoments journey={data} />
          </Suspense>
        </>
      )}
      {(data || error) && <Rest />}
    </>
  );
}

const Rest = () => (
  <>
    <PointsExplainer />
    <PointsLedger />
  </>
);
