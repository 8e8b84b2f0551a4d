import { useQuery } from '@tanstack/react-query';
import { useFeature } from '../../../shared/api/features.query';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { candidatesQuery } from '../api/candidates.query';
import '../hiring.css';

/** Who fits a request, best first, and why. A person decides whom to ask. */
export function Candidates({ requestId }: { requestId: string }) {
  const isOpen = useFeature('matching');
  const { data, error, refetch } = useQuery({ ...candidatesQuery(requestId), enabled: isOpen });
  if (!isOpen) return null;
  return (
    <section className="stack stack--tight" aria-label="Candidates">
      <h3>Candidates</h3>
      {error && !data && <LoadFailure what="the candidates" error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && (
        <p className="soft">Nobody who is open to work fits this request. Who does later appears here.</p>
      )}
      <ol className="candidates">
        {data?.items.map(({ creatorId, firstName, department, state, portfolio, asks, reasons }) => (
          <li key={creatorId}>
            <strong>{firstName}</strong>, {[department, state].filter(Boolean).join(', ')}
            {portfolio && (
              <>
                {' '}
                <a href={portfolio} target="_blank" rel="noreferrer">
                  Portfolio
                </a>
              </>
            )}
            <span className="soft">
              {reasons.join(' · ')}
              {asks && ` · Asks ${asks}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
