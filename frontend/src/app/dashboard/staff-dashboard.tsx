import { useState } from 'react';
import { useSignedIn } from '../../shared/session/member';
import { LinkButton } from '../../shared/ui/button';
import { firstTabIn } from '../access-rules';

const overviews = [
  {
    id: 'creators',
    label: 'Creator Program',
    text: 'Creators, their challenge and their points are in the Admin Panel.',
  },
  {
    id: 'businesses',
    label: 'Business Development',
    text: 'Businesses, their verification and their orders are in the Admin Panel.',
  },
] as const;

export function StaffDashboard() {
  const firstTab = firstTabIn(useSignedIn().access);
  const [shown, setShown] = useState<(typeof overviews)[number]>(overviews[0]);
  return (
    <section className="stack" aria-label="Overview">
      <div className="row">
        {overviews.map((overview) => (
          <button
            key={overview.id}
            type="button"
            className={`button button--${overview === shown ? 'primary' : 'secondary'}`}
            aria-pressed={overview === shown}
            onClick={() => setShown(overview)}
          >
            {overview.label}
          </button>
        ))}
      </div>
      <div className="card stack">
        <h2>{shown.label}</h2>
        <p className="soft">{shown.text}</p>
        {firstTab && (
          <div>
            <LinkButton to={firstTab}>Admin Panel</LinkButton>
          </div>
        )}
      </div>
    </section>
  );
}
