import { useSignedIn } from '../shared/session/member';
import { ChartIcon } from '../shared/ui/feature-icons';
import { Link } from '../shared/ui/link';

/** The first tab of the console that is theirs; nothing for those who have none. */
export function useFirstTab(): string | undefined {
  const { access } = useSignedIn();
  return access.find(({ path, outcome }) => path.startsWith('/admin/') && outcome === 'allowed')?.path;
}

export function AdminPanelLink({ onFollow }: { onFollow?: () => void }) {
  const firstTab = useFirstTab();
  if (!firstTab) return null;
  return (
    <Link className="shell-link" to={firstTab} onClick={onFollow}>
      <ChartIcon />
      Admin Panel
    </Link>
  );
}
