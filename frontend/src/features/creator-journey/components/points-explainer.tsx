import { appraisalPoints, milestones, unlockThreshold } from '../../../shared/reference-data';

const [silver, ...further] = milestones;

export const PointsExplainer = () => (
  <section className="card stack" aria-labelledby="points-system">
    <h2 id="points-system">How points work</h2>
    <ul className="points-rules">
      <li>
        Each day of the challenge earns up to <strong>{appraisalPoints.max} points</strong>, given by the person who
        reviews your appraisal.
      </li>
      <li>
        <strong>{unlockThreshold} points</strong> open live projects, team projects and freelance gigs
        {silver && ` and make you ${silver.name}`}.
      </li>
      <li>{further.map(({ name, points }) => `${name} is at ${points}`).join(', ')}.</li>
      <li>Points never make an account Pro, and never fall below zero.</li>
    </ul>
  </section>
);
