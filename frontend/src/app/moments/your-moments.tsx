import { useQuery } from '@tanstack/react-query';
import { appraisalsQuery } from '../../features/appraisals/api/appraisals.query';
import type { Journey } from '../../features/creator-journey/api/journey.query';
import { heldMilestones } from '../../features/creator-journey/held-milestones';
import { SharedPicture } from './shared-picture';
import './moments.css';

export default function YourMoments({ journey }: { journey: Journey }) {
  const { data: challenge } = useQuery(appraisalsQuery);
  const milestones = heldMilestones(journey).map(({ name, points }) => ({ milestone: name, points }));
  const moments = [...milestones, ...(challenge?.completed ? [{}] : [])];
  if (moments.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="moments">
      <h2 id="moments">Your moments</h2>
      <ul className="card-grid">
        {moments.map((moment, i) => (
          <li key={i} className="moment">
            <SharedPicture {...moment} />
          </li>
        ))}
      </ul>
    </section>
  );
}
