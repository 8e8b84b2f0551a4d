import type { ReactNode } from 'react';
import { number } from '../../../shared/format';
import { ProgressRing } from '../../../shared/ui/progress-ring';
import type { Journey } from '../api/journey.query';
import { heldMilestones } from '../held-milestones';

interface Props {
  journey: Journey;
  children?: ReactNode;
}

export function PointsCard({ journey, children }: Props) {
  const { points, milestones } = journey;
  const next = milestones.find((milestone) => points < milestone.points);
  const reached = heldMilestones(journey).at(-1);
  const goal = next?.points ?? points;
  const shown = number(points);
  return (
    <section className="card points" aria-labelledby="points">
      <ProgressRing value={points} max={goal} label={next ? `Points on the way to ${next.name}` : 'Points'}>
        <strong className={`numbers ${sizeOf(shown)}`}>{shown}</strong>
        <span className="soft">{points === 1 ? 'point' : 'points'}</span>
      </ProgressRing>
      <div className="stack stack--tight">
        <h2 id="points">Total points</h2>
        <p className="soft">
          {next ? (
            <>
              <strong className="numbers">{next.points - points}</strong> to {next.name}
            </>
          ) : (
            'Every milestone reached. Well done.'
          )}
        </p>
        {reached && <span className="badge badge--waiting">{reached.name}</span>}
        {children}
      </div>
    </section>
  );
}

/** A million has to fit into the ring as well. */
function sizeOf(text: string): string {
  if (text.length > 6) return 'ring__tiny';
  return text.length > 4 ? 'ring__small' : '';
}
