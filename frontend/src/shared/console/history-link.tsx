import { mayOpen, useSignedIn } from '../session/member';
import { Link } from '../ui/link';

/** A link to events in the history: of one stream, of some types, or at one position. Hidden without the right. */
type Of = { stream: string } | { types: readonly string[] } | { position: string };

export function HistoryLink({ children = 'Its events', ...of }: Of & { children?: string }) {
  const canRead = useCanReadHistory();
  const [[name, value]] = Object.entries(of) as [[string, string | readonly string[]]];
  const filter = Array.isArray(value) ? `type=${value.join(',')}` : `${name}=${String(value)}`;
  return canRead && <Link to={`/admin/history?${filter}`}>{children}</Link>;
}

export const useCanReadHistory = (): boolean => mayOpen(useSignedIn().access, '/admin/history');
