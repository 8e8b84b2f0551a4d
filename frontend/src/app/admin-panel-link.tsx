import { useSignedIn } from '../shared/session/member';
import { ChartIcon } from '../shared/ui/feature-icons';
import { Link } from '../shared/ui/link';
import { ruleFor } from './access-rules';

export function AdminPanelLink({ onFollow }: { onFollow: () => void }) {
  const { access } = useSignedIn();
  if (ruleFor(access, '/admin/profiles')?.outcome !== 'allowed') return null;
  return (
    <Link className="shell-link" to="/admin/profiles" onClick={onFollow}>
      <ChartIcon />
      Admin Panel
    </Link>
  );
}
