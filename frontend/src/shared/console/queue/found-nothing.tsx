import { Button } from 'antd';
import { Link } from '../../ui/link';
import type { ListSearch } from '../use-list-search';
import type { Queue } from './queue';

export function FoundNothing<Row extends object>({ queue, search }: { queue: Queue<Row>; search: ListSearch }) {
  const { statuses, usualStatus = 'all', elsewhere } = queue;
  const q = search.filter('q');
  if (!q) return null;
  const isNarrow = statuses && (search.filter('status') ?? usualStatus) !== 'all';
  return (
    <div className="row">
      {isNarrow && (
        <Button onClick={() => search.change({ status: usualStatus === 'all' ? undefined : 'all' })}>
          Search all, whatever their status
        </Button>
      )}
      {elsewhere && <Link to={`${elsewhere.path}?${new URLSearchParams({ q }).toString()}`}>{elsewhere.text}</Link>}
    </div>
  );
}
