import { FeatureCard, type Lock } from '../../../shared/ui/feature-card';
import type { Feature } from '../api/journey';
import { featureTexts } from '../features';

interface Props {
  features: Feature[];
  isBuilt: (path: string) => boolean;
  /** Pro is what is missing. */
  onProMissing: () => void;
}

export function FeatureCards({ features, isBuilt, onProMissing }: Props) {
  return (
    <section className="stack" aria-labelledby="features">
      <h2 id="features">What is open to you</h2>
      <ul className="card-grid">
        {features.map(({ code, path, locks }) => (
          <li key={code}>
            <FeatureCard
              {...featureTexts[code]}
              to={path}
              locks={locks satisfies Lock[]}
              isBuilt={isBuilt(path)}
              onProMissing={onProMissing}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
