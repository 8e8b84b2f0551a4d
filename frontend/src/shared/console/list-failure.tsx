import { useNavigate } from 'react-router-dom';
import { asProblem } from '../api/problem';
import { Button } from '../ui/button';
import { AlertIcon } from '../ui/icons';
import { LoadFailure } from '../ui/load-failure';

/** In the place of a list: a retry where that may help, and a way out where the address asks for what cannot be. */
export function ListFailure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const navigate = useNavigate();
  const { status, errors } = asProblem(error);
  if (status !== 400 && status !== 404 && status !== 422)
    return <LoadFailure what={what} error={error} onRetry={onRetry} />;
  return (
    <div className="notice notice--waiting" role="alert">
      <AlertIcon />
      <div className="stack stack--tight">
        <p>The address of this page asks for something that does not exist.</p>
        {errors.map(({ field, message }) => (
          <p key={field}>
            {field}: {message}
          </p>
        ))}
        <div>
          <Button kind="secondary" onClick={() => void navigate({ search: '' })}>
            Clear the filters
          </Button>
        </div>
      </div>
    </div>
  );
}
