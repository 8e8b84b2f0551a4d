import { FeatureCard, type Lock } from '../../../shared/ui/feature-card';
import type { Feature } from '../api/journey.query';
import { featureTexts } from '../features';

interface Props {
  features: Feature[];
  /** Called for a feature that needs Pro. */
  onProMissing: () => void;
}

export const FeatureCards = ({ features, onProMissing }: Props) => (
  <section className="stack" aria-labelledby="features">
    <h2 id="features">What is open to you</h2>
    <ul className="card-grid">
      {features.map(({ code, path, locks }) => (
        <li key={code}>
          <FeatureCard {...featureTexts[code]} to={path} locks={locks satisfies Lock[]} onProMissing={onProMissing} />
        </li>
      ))}
    </ul>
  </section>
);
