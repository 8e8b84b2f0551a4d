import { date } from '../../../shared/format';
import { ClockIcon } from '../../../shared/ui/feature-icons';
import { CheckIcon } from '../../../shared/ui/icons';
import { LoadFailure } from '../../../shared/ui/load-failure';
import type { Journey, Lock } from '../api/journey.query';
import { useJourney } from '../use-journey';
import '../creator-journey.css';

/** The three conditions of the certificate, and what is missing of each. */
export function CertificationConditions() {
  const { data, error, refetch } = useJourney();
  if (error && !data) return <LoadFailure what="your journey" error={error} onRetry={() => void refetch()} />;
  if (!data) return <div className="skeleton conditions" role="status" aria-label="Loading the conditions" />;
  return (
    <ul className="conditions">
      {conditionsOf(data).map(({ title, missing }) => (
        <li key={title} className="condition">
          <span className={`condition__icon${missing ? '' : ' condition__icon--met'}`}>
            {missing ? <ClockIcon /> : <CheckIcon />}
          </span>
          <div className="condition__text">
            <strong>{title}</strong>
            <span className="soft numbers">{missing ?? 'Met'}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface Condition {
  title: string;
  /** What is still missing; nothing when it is met. */
  missing?: string | undefined;
}

function conditionsOf({ features }: Journey): Condition[] {
  const locks = features.find(({ code }) => code === 'certification')?.locks ?? [];
  const lockOf = (code: Lock['code']) => locks.find((lock) => lock.code === code);
  const points = lockOf('POINTS_REQUIRED');
  const age = lockOf('APPROVAL_AGE_REQUIRED');
  return [
    { title: 'Pro Creator', missing: lockOf('PRO_REQUIRED') && 'Not met: upgrade to Pro' },
    { title: 'At least 50 points', missing: points && `Not met: ${points.have ?? 0} of ${points.need ?? 0} points` },
    { title: 'Approved 4 months ago', missing: age && `Not met: ${describeAge(age)}` },
  ];
}

const describeAge = ({ unlocksAt }: Lock): string =>
  unlocksAt ? `it will be on ${date(unlocksAt)}` : 'your application is not approved yet';
