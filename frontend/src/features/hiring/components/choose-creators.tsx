import { useQuery } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command';
import { Button } from '../../../shared/ui/button';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { useKeptFocus } from '../../../shared/ui/use-kept-focus';
import { firstCandidatesQuery } from '../api/candidates.query';
import { chooseCreators } from '../api/invite-creators.mutation';

/** The first ten candidates, if staff let the business choose. */
export function ChooseCreators({ requestId }: { requestId: string }) {
  const part = useKeptFocus();
  const { data, error, refetch } = useQuery(firstCandidatesQuery(requestId));
  const { run, isPending } = useCommand(chooseCreators, {
    touches: ['hire-requests'],
    done: 'CREATOR_ASKED',
    failed: 'CREATORS_NOT_INVITED',
  });
  if (error && !data) return <LoadFailure what="the creators" error={error} onRetry={() => void refetch()} />;
  return (
    <section className="card stack stack--tight" aria-labelledby="choose" {...part}>
      <h2 id="choose">Creators you can ask</h2>
      {data?.items.length === 0 && (
        <p className="soft">
          Apart from those already asked, nobody who is open to work fits this request now. Our team goes on looking.
        </p>
      )}
      <ol className="candidates">
        {data?.items.map(({ creatorId, firstName, department, state, portfolio, asks, reasons }) => (
          <li key={creatorId}>
            <strong>{firstName}</strong> {[department, state].filter(Boolean).join(', ')}
            <span className="soft">{[...reasons, ...(asks ? [`Asks ${asks}`] : [])].join(' · ')}</span>
            {portfolio && (
              <a href={portfolio} target="_blank" rel="noreferrer">
                Portfolio of {firstName}
              </a>
            )}
            <Button
              kind="secondary"
              pending={isPending}
              onClick={() => void run({ requestId, creatorIds: [creatorId] })}
            >
              Ask {firstName}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
}
