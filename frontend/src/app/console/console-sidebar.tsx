import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { type QueueCounts, queueCountsQuery } from '../../features/admin/api/queue-counts';
import { number } from '../../shared/format';
import { useSignedIn } from '../../shared/session/member';
import { Link } from '../../shared/ui/link';
import { Wordmark } from '../../shared/ui/mark';
import { ThemeSwitch } from '../../shared/ui/theme-switch';
import { ruleFor } from '../access-rules';
import { moreTabs, type Tab, tabs } from './tabs';

export function ConsoleSidebar({ onFollow }: { onFollow: () => void }) {
  const { data: counts } = useQuery(queueCountsQuery);
  const { access } = useSignedIn();
  const open = (listed: readonly Tab[]) =>
    listed
      .filter(({ path }) => ruleFor(access, `/admin/${path}`)?.outcome === 'allowed')
      .map((tab) => <TabLink key={tab.path} tab={tab} counts={counts} onFollow={onFollow} />);
  const more = open(moreTabs);
  return (
    <aside className="console__sidebar on-night">
      <Wordmark />
      <nav aria-label="Admin panel">
        {open(tabs)}
        {more.length > 0 && <hr />}
        {more}
      </nav>
      <ThemeSwitch />
    </aside>
  );
}

interface Props {
  tab: Tab;
  counts: QueueCounts | undefined;
  onFollow: () => void;
}

function TabLink({ tab, counts, onFollow }: Props) {
  const { pathname } = useLocation();
  const waiting = (tab.counts && counts?.[tab.counts]) ?? 0;
  const to = `/admin/${tab.path}`;
  return (
    <Link
      to={to}
      className="console__tab"
      aria-current={pathname.startsWith(to) ? 'page' : undefined}
      onClick={onFollow}
    >
      <tab.Icon />
      {tab.name}
      {waiting > 0 && (
        <span className="console__count numbers">
          {number(waiting)}
          <span className="visually-hidden"> waiting</span>
        </span>
      )}
    </Link>
  );
}
