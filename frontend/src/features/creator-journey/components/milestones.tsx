import type { ReactNode } from 'react';
import { date } from '../../../shared/format';
import { AwardIcon, LockIcon } from '../../../shared/ui/feature-icons';
import type { Journey } from '../api/journey.query';

export const Milestones = ({
  journey: { milestones, points },
  children,
}: {
  journey: Journey;
  children?: ReactNode;
}) => (
  <section className="card stack" aria-labelledby="milestones">
    <h2 id="milestones">Milestones</h2>
    <ol className="milestones">
      {milestones.map(({ name, points: goal, reachedAt }) => {
        const reached = points >= goal;
        return (
          <li key={name} className={reached ? 'milestone milestone--reached' : 'milestone'}>
            <span className="milestone__sign">{reached ? <AwardIcon /> : <LockIcon />}</span>
            <strong>{name}</strong>
            <span className="soft numbers">{goal} points</span>
            <span className="soft numbers">{stateOf(reached, reachedAt, goal - points)}</span>
          </li>
        );
      })}
    </ol>
    {children}
  </section>
);

function stateOf(reached: boolean, reachedAt: string | null, missing: number): string {
  if (!reached) return `${missing} to go`;
  return reachedAt ? `since ${date(reachedAt)}` : 'reached';
}
