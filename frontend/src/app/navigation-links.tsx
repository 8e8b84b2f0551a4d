import { useLocation } from 'react-router-dom';
import { Link } from '../shared/ui/link';
import { isActive, type NavigationItem } from './navigation';

export function NavigationLinks({ items, onFollow }: { items: NavigationItem[]; onFollow?: () => void }) {
  const { pathname } = useLocation();
  return items.map(({ to, label, Icon }) => (
    <Link
      key={to}
      to={to}
      className="shell-link"
      aria-current={isActive(to, pathname) ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon />
      {label}
    </Link>
  ));
}
