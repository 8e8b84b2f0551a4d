import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { type QueueCounts, queueCountsQuery } from '../../features/admin/api/queue-counts';
import { useSignedIn } from '../../shared/session/member';
import { Link } from '../../shared/ui/link';
import { Wordmark } from '../../shared/ui/mark';
import { ThemeSwitch } from '../../shared/ui/theme-switch';
import { ruleFor } from '../access-rules';
import { type Tab, tabs } from './tabs';

export function ConsoleSidebar({ onFollow }: { onFollow: () => void }) {
  const { data: counts } = useQuery(queueCountsQuery);
  const { access } = useSignedIn();
  const isOpen = ({ path }: Tab) => ruleFor(access, `/admin/${path}`)?.outcome === 'allowed';
  return (
    <aside className="console__sidebar on-night">
      <Wordmark />
      <nav aria-label="Admin panel">
        {tabs.filter(isOpen).map((tab) => (
          <TabLink key={tab.path} tab={tab} counts={counts} onFollow={onFollow} />
        ))}
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
  const waiting = 'counts' in tab ? (counts?.[tab.counts] ?? 0) : 0;
  const face = (
    <>
      <tab.Icon />
      {tab.name}
      {waiting > 0 && (
        <span className="console__count numbers">
          {waiting}
          <span className="visually-hidden"> waiting</span>
        </span>
      )}
    </>
  );
  if (!('Page' in tab)) {
    return (
      <span role="link" aria-disabled="true" className="console__tab">
        {face}
      </span>
    );
  }
  const to = `/admin/${tab.path}`;
  return (
    <Link
      to={to}
      className="console__tab"
      aria-current={pathname.startsWith(to) ? 'page' : undefined}
      onClick={onFollow}
    >
      {face}
    </Link>
  );
}
