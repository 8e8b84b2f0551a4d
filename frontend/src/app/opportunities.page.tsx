import type { Feature } from '../features/creator-journey/api/journey.query';
import { featureTexts } from '../features/creator-journey/features';
import { useJourney } from '../features/creator-journey/use-journey';
import { WorkLine } from '../features/hiring/components/work-line';
import { label } from '../shared/messages';
import { pageNames } from '../shared/page-names';
import { appraisalPoints } from '../shared/reference-data';
import { useMember } from '../shared/session/member';
import { LinkButton } from '../shared/ui/button';
import { FeatureCard } from '../shared/ui/feature-card';
import { LoadFailure } from '../shared/ui/load-failure';
import { usePageTitle } from '../shared/ui/page-title';
import '../features/creator-journey/creator-journey.css';

const opportunityCodes: Feature['code'][] = ['join-live-projects', 'team-projects', 'freelance-gigs'];

/** Staff have no journey, and nothing is locked for them. */
const allOpen = opportunityCodes.map((code): Feature => ({ code, path: `/${code}`, locks: [] }));

/** The opportunities of a Pro creator, each with the locks that remain. */
export default function OpportunitiesPage() {
  usePageTitle(pageNames['/opportunities']);
  const isStaff = useMember().membershipType === null;
  const { data, error, refetch } = useJourney({ enabled: !isStaff });
  const features = isStaff ? allOpen : data?.features.filter(({ code }) => opportunityCodes.includes(code));
  const open = features?.filter(({ locks }) => locks.length === 0).length;
  const missing = features?.flatMap(({ locks }) => locks).find(({ code }) => code === 'POINTS_REQUIRED');
  return (
    <div className="opportunities">
      <div>
        <h1>{pageNames['/opportunities']}</h1>
        <p className="soft numbers">
          {open === undefined ? 'Work for Pro Creators' : `${open} of 3 are open to you now`}
        </p>
      </div>
      {missing && (
        <div className="row">
          <p>Each day of the challenge that is approved earns up to {appraisalPoints.max} points.</p>
          <LinkButton to="/appraisals">{label('EARN_MORE')}</LinkButton>
        </div>
      )}
      {error && !data && <LoadFailure what="your opportunities" error={error} onRetry={() => void refetch()} />}
      {!features && !error && <div className="skeleton opportunities__skeleton" role="status" aria-label="Loading" />}
      {features && (
        <ul className="card-grid">
          {features.map(({ code, path, locks }) => (
            <li key={code}>
              <FeatureCard {...featureTexts[code]} to={path} locks={locks} onProMissing={() => undefined} />
            </li>
          ))}
        </ul>
      )}
      {!isStaff && <WorkLine />}
    </div>
  );
}
