import { asProblem } from '../api/problem';
import { adviceOn, requestNumberOf } from '../messages/failure-texts';
import { Button } from './button';
import { PartNotLoaded } from './error-boundary';
import { AlertIcon } from './icons';
import { didNotLoad } from './load-error';

interface Props {
  what: string;
  error: unknown;
  onRetry: () => void;
  said?: string;
}

export interface Loading {
  data: unknown;
  error: unknown;
  refetch: () => Promise<unknown>;
}

/** Stands in for data until it is loaded: a skeleton (`room` is its class) or the failure. */
export function LoadState({ of, what, room }: { of: Loading; what: string; room: string }) {
  if (of.data !== undefined) return null;
  if (of.error) return <LoadFailure what={what} error={of.error} onRetry={() => void of.refetch()} />;
  return <div className={`skeleton ${room}`} role="status" aria-label={`Loading ${what}`} />;
}

/** Replaces a part that failed to load; the rest of the page stays usable. */
export function LoadFailure({ what, error, onRetry, said = `We could not load ${what}.` }: Props) {
  if (didNotLoad(error)) return <PartNotLoaded />;
  const problem = asProblem(error);
  const number = requestNumberOf(problem);
  return (
    <div className="notice notice--bad" role="alert">
      <AlertIcon />
      <div className="stack stack--tight">
        <p>
          {said} {adviceOn(problem)}
        </p>
        {number && <p className="soft numbers">{number}</p>}
        <div>
          <Button kind="secondary" onClick={onRetry}>
            Retry
          </Button>
        </div>
      </div>
    </div>
  );
}
