import { Skeleton } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';
import { asProblem } from '../api/problem';
import { Button } from '../ui/button';
import { AlertIcon } from '../ui/icons';
import { LoadFailure, type Loading } from '../ui/load-failure';

/** Stands in for a list, or other data, until it is loaded: a skeleton or the failure. */
export function ListState({ of, what, rows = 8 }: { of: Loading; what: string; rows?: number }) {
  if (of.data !== undefined) return null;
  if (of.error) return <ListFailure what={what} error={of.error} onRetry={() => void of.refetch()} />;
  return <Skeleton active title={false} paragraph={{ rows, width: '100%' }} />;
}

/** Offers a retry if that may help, or a way back if the address has an invalid filter or page. */
function ListFailure({ what, error, onRetry }: { what: string; error: unknown; onRetry: () => void }) {
  const navigate = useNavigate();
  const { search } = useLocation();
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
          <Button kind="secondary" onClick={() => void navigate(search ? { search: '' } : '/admin')}>
            {search ? 'Clear the filters' : 'To the first tab'}
          </Button>
        </div>
      </div>
    </div>
  );
}
