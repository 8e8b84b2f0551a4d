import { useSignedIn } from '../session/member';
import { Link } from '../ui/link';

/** Where the events of one thing, or of some types, stand in the history, for those who may read it. */
type Of = { stream: string; types?: never } | { types: readonly string[]; stream?: never };

export function HistoryLink({ stream, types, children = 'Its events' }: Of & { children?: string }) {
  const { access } = useSignedIn();
  const canRead = access.some(({ path, outcome }) => path === '/admin/history' && outcome === 'allowed');
  return (
    canRead && <Link to={`/admin/history?${stream ? `stream=${stream}` : `type=${types?.join(',')}`}`}>{children}</Link>
  );
}
