import { asProblem } from '../api/problem';
import { adviceOn, requestNumberOf } from '../messages/failure-texts';
import { Button } from './button';
import { AlertIcon } from './icons';

interface Props {
  what: string;
  error: unknown;
  onRetry: () => void;
  said?: string;
}

/** In the place of something that could not be loaded, while the rest of the page stays usable. */
export function LoadFailure({ what, error, onRetry, said = `We could not load ${what}.` }: Props) {
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
