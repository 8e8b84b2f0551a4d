import { useQuery } from '@tanstack/react-query';
import { LoadState } from '../../../shared/ui/load-failure';
import { proposalsQuery } from '../api/proposals.query';

/** Why a creator is, or is not, proposed, in the same words that staff read. */
export function Proposals() {
  const proposals = useQuery(proposalsQuery);
  if (!proposals.data) return <LoadState of={proposals} what="your place" room="paged-list__skeleton" />;
  const { obstacles, items } = proposals.data;
  return (
    <section className="card stack stack--tight" aria-labelledby="proposals">
      <h2 id="proposals">Where you are proposed</h2>
      <p className="soft">
        For each request our team sees the ten who fit best, and a person decides whom to ask. These are the newest.
      </p>
      {items.length === 0 && <p className="soft">No business is looking for creators at the moment.</p>}
      {obstacles.length > 0 ? (
        <p>You are not proposed now. {obstacles.join(' ')}</p>
      ) : (
        <ol className="candidates">
          {items.map(({ requestId, department, workType, skills, isProposed, reasons, missing }) => (
            <li key={requestId}>
              {[department ?? 'Any department', workType, ...skills].join(', ')}:{' '}
              <strong>{isProposed ? 'proposed' : 'not proposed'}</strong>
              <span className="soft">
                {[...missing, ...reasons, ...(isProposed || missing.length > 0 ? [] : ['Ten others fit better'])].join(
                  ' · ',
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
