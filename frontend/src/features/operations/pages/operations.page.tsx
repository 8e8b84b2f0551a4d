import { useQuery } from '@tanstack/react-query';
import { Grid, Table } from 'antd';
import { asProblem } from '../../../shared/api/problem';
import { ListState } from '../../../shared/console/list-failure';
import { counted } from '../../../shared/format';
import { AlertIcon } from '../../../shared/ui/icons';
import { type Consumer, consumersQuery, type Horizon } from '../api/consumers.query';
import { serverQuery } from '../api/server.query';
import { consumerColumns, consumerInOneColumn } from '../components/consumer-columns';
import { EffectsInDoubt } from '../components/effects-in-doubt';
import { listNotices, type Outage } from '../components/notices';
import { ParkedEvents } from '../components/parked-events';
import { Processes } from '../components/processes';
import { Queues } from '../components/queues';
import { RebuildAll } from '../components/rebuild-all';
import { ServerNotices } from '../components/server-notices';
import '../components/operations.css';

/** What runs behind the product, whether it keeps up, and the buttons that mend it. */
export default function OperationsPage() {
  const consumers = useQuery(consumersQuery);
  const server = useQuery(serverQuery);
  const { xl: isWide } = Grid.useBreakpoint();
  const error = consumers.error ?? server.error;

  const refetch = () => Promise.all([consumers.refetch(), server.refetch()]);

  if (!consumers.data || !server.data)
    return <ListState of={{ data: undefined, error, refetch }} what="the operations" />;
  const rows = consumers.data.items;
  const outage = outageOf(server.error, server.dataUpdatedAt);
  return (
    <section className="stack" aria-labelledby="consumers">
      <ServerNotices notices={listNotices(server.data, rows, outage)} />
      <HorizonNotice horizon={consumers.data.horizon} />
      <div className="queue__head">
        <h2 id="consumers">{outage ? `${rows.length} as they were last seen` : summaryOf(rows)}</h2>
        <RebuildAll readModels={rows.filter(({ kind }) => kind === 'read-model')} />
      </div>
      <Table<Consumer>
        columns={isWide ? consumerColumns : consumerInOneColumn}
        tableLayout="fixed"
        dataSource={worstFirst(rows)}
        rowKey="name"
        pagination={false}
        expandable={{
          columnTitle: <span className="visually-hidden">Open</span>,
          rowExpandable: ({ parkedEvents }) => parkedEvents > 0,
          expandedRowRender: ({ name }) => <ParkedEvents name={name} />,
        }}
      />
      <EffectsInDoubt />
      <h2>Jobs</h2>
      <Queues />
      <h2>Processes</h2>
      <Processes server={server.data} />
    </section>
  );
}

const outageOf = (error: unknown, since: number): Outage | undefined =>
  error ? { since, problem: asProblem(error) } : undefined;

const isWell = ({ state, parkedEvents }: Consumer): boolean => state === 'running' && parkedEvents === 0;

function summaryOf(rows: Consumer[]): string {
  const ailing = rows.filter((row) => !isWell(row)).length;
  return ailing === 0 ? `All ${rows.length} run and keep up` : `${ailing} of ${rows.length} need a look`;
}

const worstFirst = (rows: Consumer[]): Consumer[] =>
  rows.toSorted((a, b) => Number(isWell(a)) - Number(isWell(b)) || a.name.localeCompare(b.name));

const ALARM_SECONDS = 2;

/** Who holds up every reader of the log, once it is longer than an append ever takes. */
function HorizonNotice({ horizon }: { horizon: Horizon }) {
  const { seconds, eventsHeldBack, heldBy } = horizon;
  if (seconds <= ALARM_SECONDS || !heldBy) return null;
  return (
    <p className="notice notice--waiting" role="alert">
      <AlertIcon />
      <span>
        A transaction has been open for {Math.round(seconds)} s and holds back {counted(eventsHeldBack, 'event')}. It is
        process <strong>{heldBy.pid}</strong> of PostgreSQL ({heldBy.application}, {heldBy.state}). If it does not end
        by itself, end it with <code>select pg_terminate_backend({heldBy.pid})</code>.
      </span>
    </p>
  );
}
