import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { queueCountsQuery } from '../../shared/console/queue-counts.query';
import { number } from '../../shared/format';
import { useSignedIn } from '../../shared/session/member';
import { Link } from '../../shared/ui/link';
import { Wordmark } from '../../shared/ui/mark';
import { ruleFor } from '../access-rules';
import { type ConsolePage, consolePages } from './console-pages';
import { OPERATIONS, useConditions } from './use-conditions';

export function ConsoleSidebar({ onFollow }: { onFollow: () => void }) {
  const { data: counts } = useQuery(queueCountsQuery);
  const { access } = useSignedIn();
  const conditions = useConditions();
  const waitingAt = (path: string, { counts: queue }: ConsolePage): number =>
    path === OPERATIONS ? conditions.length : ((queue && counts?.[queue]) ?? 0);
  const overdueAt = ({ counts: queue }: ConsolePage): number => (queue && counts?.overdue[queue]) ?? 0;
  // The sidebar renders with each new count, but the pages stay the same.
  const pages = useMemo(
    () =>
      Object.entries<ConsolePage>(consolePages).filter(
        ([path, page]) => !page.isUnlisted && ruleFor(access, path)?.outcome === 'allowed',
      ),
    [access],
  );
  const linksTo = (isBelow: boolean) =>
    pages
      .filter(([, page]) => (page.isBelow ?? false) === isBelow)
      .map(([path, page]) => (
        <TabLink
          key={path}
          to={path}
          page={page}
          waiting={waitingAt(path, page)}
          overdue={overdueAt(page)}
          onFollow={onFollow}
        />
      ));
  const below = linksTo(true);
  return (
    <aside className="console__sidebar on-night">
      <Wordmark />
      <nav aria-label="Admin panel">
        {linksTo(false)}
        {below.length > 0 && <hr />}
        {below}
      </nav>
    </aside>
  );
}

const inShort = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 0 });

interface Props {
  to: string;
  page: ConsolePage;
  waiting: number;
  overdue: number;
  onFollow: () => void;
}

function TabLink({ to, page, waiting, overdue, onFollow }: Props) {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className="console__tab"
      aria-current={pathname.startsWith(to) ? 'page' : undefined}
      onClick={onFollow}
    >
      <page.Icon />
      <span className="console__name">{page.name}</span>
      {waiting > 0 && (
        <span className="console__count numbers">
          {inShort.format(waiting)}
          <span className="visually-hidden">{to === OPERATIONS ? ' to look at' : ' waiting'}</span>
          {overdue > 0 && (
            <span className="console__overdue" title={`${number(overdue)} overdue`}>
              {inShort.format(overdue)}
              <span className="visually-hidden"> overdue</span>
            </span>
          )}
        </span>
      )}
    </Link>
  );
}
