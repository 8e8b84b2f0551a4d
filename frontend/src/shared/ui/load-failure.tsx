import { Button } from './button';
import { AlertIcon } from './icons';

interface Props {
  what: string;
  onRetry: () => void;
}

/** In the place of something that could not be loaded, while the rest of the page stays usable. */
export function LoadFailure({ what, onRetry }: Props) {
  return (
    <div className="notice notice--bad" role="alert">
      <AlertIcon />
      <div className="stack stack--tight">
        <p>We could not load {what}. Please check your connection and try again.</p>
        <div>
          <Button kind="secondary" onClick={onRetry}>
            Retry
          </Button>
        </div>
      </div>
    </div>
  );
}
