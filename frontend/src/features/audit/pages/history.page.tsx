import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useExport } from '../../../shared/console/exports/use-export';
import { useListSearch } from '../../../shared/console/use-list-search';
import { counted, number } from '../../../shared/format';
import { Link } from '../../../shared/ui/link';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { type ExportFormat, exportHistory } from '../api/export-history.query';
import { type HistoryFilter, historyQuery } from '../api/history.query';
import { EventPanel } from '../history/event-panel';
import { historyFilters, parseFilter } from '../history/filter';
import { historyColumns } from '../history/history-columns';
import { HistoryFilters } from '../history/history-filters';
import { LifeView } from '../history/life-view';
import { LogTable } from '../log-table';
import '../history/history.css';

/** The log for auditors: search, export, and the state of one member at any moment. */
export default function HistoryPage() {
  const search = useListSearch();
  const life = search.filter('life');
  return life ? <LifeView key={life} memberId={life} search={search} /> : <HistoryList />;
}

function HistoryList() {
  const search = useListSearch();
  const [follows, setFollows] = useState(false);
  const filter = parseFilter(search);
  const list = useInfiniteQuery(historyQuery(filter, follows));
  const [newest] = list.data?.pages ?? [];

  return (
    <section className="stack" aria-labelledby="history">
      <div className="queue__head">
        <h2 id="history">{newest ? totalOf(newest) : 'Events'}</h2>
        <div className="row">
          <label className="row">
            <Switch checked={follows} onChange={setFollows} aria-label="Follow the log" /> Follow
          </label>
          {filter.subject && <EvidenceLink filter={filter} />}
          <ExportButtons filter={filter} />
        </div>
      </div>
      <HistoryFilters search={search} />
      {list.isRefetchError && <LoadFailure what="what is new" error={list.error} onRetry={() => void list.refetch()} />}
      <LogTable
        list={list}
        what="the history"
        empty="No event."
        search={search}
        filters={historyFilters}
        columns={historyColumns}
        rowKey="position"
        panel={(event) => <EventPanel event={event} search={search} />}
      />
    </section>
  );
}

/** Leads to the same events of one member as a printable page with proofs. */
function EvidenceLink({ filter: { subject = '', type, from, to } }: { filter: HistoryFilter }) {
  const asked = { subject, ...(type && { type }), ...(from && { from }), ...(to && { to }) };
  return <Link to={`/admin/evidence?${new URLSearchParams(asked)}`}>Evidence</Link>;
}

const totalOf = ({ total, totalIsCapped }: { total: number; totalIsCapped?: boolean }): string =>
  totalIsCapped ? `${number(total)}+ events` : counted(total, 'event');

/** Exports the filtered rows; the server records the reason. */
function ExportButtons({ filter }: { filter: HistoryFilter }) {
  const { start, progress, dialog } = useExport();
  const save = (format: ExportFormat) =>
    start('Save these rows as a file', (reason, ...following) =>
      exportHistory({ ...filter, reason, format }, ...following),
    );
  if (progress) return progress;
  return (
    <div className="row">
      <Button onClick={() => save('ndjson')}>Export NDJSON</Button>
      <Button onClick={() => save('csv')}>Export CSV</Button>
      {dialog}
    </div>
  );
}
