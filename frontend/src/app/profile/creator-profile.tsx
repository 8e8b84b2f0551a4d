import { useQuery } from '@tanstack/react-query';
import { appraisalsQuery } from '../../features/appraisals/api/appraisals.query';
import { Milestones } from '../../features/creator-journey/components/milestones';
import { PointsExplainer } from '../../features/creator-journey/components/points-explainer';
import { PointsLedger } from '../../features/creator-journey/components/points-ledger';
import { ProgrammeProgress } from '../../features/creator-journey/components/programme-progress';
import { useJourney } from '../../features/creator-journey/use-journey';
import { toStory } from '../../features/identity/profile-form';
import type { Member } from '../../shared/session/member';
import { Link } from '../../shared/ui/link';
import { LoadState } from '../../shared/ui/load-failure';
import '../../features/creator-journey/profile.css';

export function CreatorProfile({ member }: { member: Member }) {
  const query = useJourney();
  const { data } = query;
  if (!data) return <LoadState of={query} what="your journey" room="profile-page__skeleton" />;
  return (
    <>
      <Milestones journey={data}>
        <p className="profile__nudge">
          <Link to="/points">Look at your moments again</Link>
        </p>
      </Milestones>
      <ProgrammeProgress progress={data.progress} />
      <About member={member} />
      <PointsExplainer />
      <PointsLedger />
    </>
  );
}

function About({ member: { motivation } }: { member: Member }) {
  const { data } = useQuery(appraisalsQuery);
  return (
    <section className="card stack" aria-labelledby="about">
      <h2 id="about">About</h2>
      <div className={motivation ? undefined : 'profile__nudge'}>
        <h3>Motivation</h3>
        {motivation ? (
          <p className="profile__motivation">{motivation}</p>
        ) : (
          <p className="soft">
            What brought you here? <Link to={toStory}>Tell your story</Link>
          </p>
        )}
      </div>
      {data && (
        <div>
          <h3>Appraisals</h3>
          <p className="numbers">
            {data.submitted} submitted ({data.approved} approved)
          </p>
        </div>
      )}
    </section>
  );
}
