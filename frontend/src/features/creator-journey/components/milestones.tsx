import type { ReactNode } from 'react';
import { useFeature } from '../../../shared/api/features.query';
import { date } from '../../../shared/format';
import { appraisalPoints, challengeDays } from '../../../shared/reference-data';
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
    <HowFurther names={milestones.slice(1).map(({ name }) => name)} />
    {children}
  </section>
);

function HowFurther({ names }: { names: string[] }) {
  const isWeekly = useFeature('weekly-appraisals');
  return (
    <p className="soft">
      {names.join(' and ')}: the challenge earns up to {challengeDays * appraisalPoints.max} points,{' '}
      {isWeekly && `weekly appraisals up to ${appraisalPoints.max} each, `}and our team adds points for further work,
      such as live projects.
    </p>
  );
}

function stateOf(reached: boolean, reachedAt: string | null, missing: number): string {
  if (!reached) return `${missing} to go`;
  return reachedAt ? `since ${date(reachedAt)}` : 'reached';
}
