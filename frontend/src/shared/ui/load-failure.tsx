import { asProblem } from '../api/problem';
import { adviceOn } from '../messages/failure';
import { Button } from './button';
import { AlertIcon } from './icons';

interface Props {
  /** Completes 'We could not load …'. */
  what: string;
  error: unknown;
  onRetry: () => void;
}

/** In the place of something that could not be loaded, while the rest of the page stays usable. */
export function LoadFailure({ what, error, onRetry }: Props) {
  return (
    <div className="notice notice--bad" role="alert">
      <AlertIcon />
      <div className="stack stack--tight">
        <p>
          We could not load {what}. {adviceOn(asProblem(error))}
        </p>
        <div>
          <Button kind="secondary" onClick={onRetry}>
            Retry
          </Button>
        </div>
      </div>
    </div>
  );
}
