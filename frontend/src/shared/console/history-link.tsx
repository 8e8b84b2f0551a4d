import { useSignedIn } from '../session/member';
import { Link } from '../ui/link';

/** Where the events of one thing stand in the history, for those who may read it. */
export function HistoryLink({ stream, children = 'Its events' }: { stream: string; children?: string }) {
  const { access } = useSignedIn();
  const canRead = access.some(({ path, outcome }) => path === '/admin/history' && outcome === 'allowed');
  return canRead && <Link to={`/admin/history?stream=${stream}`}>{children}</Link>;
}
