import { useSignedIn } from '../shared/session/member';
import { ChartIcon } from '../shared/ui/feature-icons';
import { Link } from '../shared/ui/link';

export function AdminPanelLink({ onFollow }: { onFollow: () => void }) {
  const { access } = useSignedIn();
  const firstTab = access.find(({ path, outcome }) => path.startsWith('/admin/') && outcome === 'allowed');
  if (!firstTab) return null;
  return (
    <Link className="shell-link" to={firstTab.path} onClick={onFollow}>
      <ChartIcon />
      Admin Panel
    </Link>
  );
}
