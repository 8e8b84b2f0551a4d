import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { type QueueCounts, queueCountsQuery } from '../../features/admin/api/queue-counts.query';
import { number } from '../../shared/format';
import { useSignedIn } from '../../shared/session/member';
import { Link } from '../../shared/ui/link';
import { Wordmark } from '../../shared/ui/mark';
import { ThemeSwitch } from '../../shared/ui/theme-switch';
import { ruleFor } from '../access-rules';
import { type ConsolePage, consolePages } from './console-pages';

export function ConsoleSidebar({ onFollow }: { onFollow: () => void }) {
  const { data: counts } = useQuery(queueCountsQuery);
  const { access } = useSignedIn();
  const linksTo = (isBelow: boolean) =>
    Object.entries<ConsolePage>(consolePages)
      .filter(([path, page]) => (page.isBelow ?? false) === isBelow && ruleFor(access, path)?.outcome === 'allowed')
      .map(([path, page]) => <TabLink key={path} to={path} page={page} counts={counts} onFollow={onFollow} />);
  const below = linksTo(true);
  return (
    <aside className="console__sidebar on-night">
      <Wordmark />
      <nav aria-label="Admin panel">
        {linksTo(false)}
        {below.length > 0 && <hr />}
        {below}
      </nav>
      <ThemeSwitch />
    </aside>
  );
}

interface Props {
  to: string;
  page: ConsolePage;
  counts: QueueCounts | undefined;
  onFollow: () => void;
}

function TabLink({ to, page, counts, onFollow }: Props) {
  const { pathname } = useLocation();
  const waiting = (page.counts && counts?.[page.counts]) ?? 0;
  return (
    <Link
      to={to}
      className="console__tab"
      aria-current={pathname.startsWith(to) ? 'page' : undefined}
      onClick={onFollow}
    >
      <page.Icon />
      {page.name}
      {waiting > 0 && (
        <span className="console__count numbers">
          {number(waiting)}
          <span className="visually-hidden"> waiting</span>
        </span>
      )}
    </Link>
  );
}
