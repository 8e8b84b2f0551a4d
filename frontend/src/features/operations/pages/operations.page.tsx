import { useQuery } from '@tanstack/react-query';
import { Grid, Table } from 'antd';
import { ListState } from '../../../shared/console/list-failure';
import { conditionsQuery } from '../api/conditions.query';
import { type Consumer, consumersQuery, isUnderWay } from '../api/consumers.query';
import { serverQuery } from '../api/server.query';
import { consumerColumns, consumerInOneColumn } from '../components/consumer-columns';
import { EffectsInDoubt } from '../components/effects-in-doubt';
import { Folded } from '../components/folded';
import { findOutage, listNotices } from '../components/notices';
import { ParkedEvents } from '../components/parked-events';
import { Processes } from '../components/processes';
import { Queues } from '../components/queues';
import { RebuildAll } from '../components/rebuild-all';
import { ServerNotices } from '../components/server-notices';
import '../components/operations.css';

export default function OperationsPage() {
  const consumers = useQuery(consumersQuery);
  const conditions = useQuery(conditionsQuery);
  const server = useQuery(serverQuery);
  const { xl: isWide } = Grid.useBreakpoint();
  const error = consumers.error ?? server.error;

  const refetch = () => Promise.all([consumers.refetch(), server.refetch()]);

  if (!consumers.data || !server.data || conditions.isPending)
    return <ListState of={{ data: undefined, error, refetch }} what="the operations" />;
  const rows = consumers.data.items;
  const outage = findOutage([server, consumers, conditions]);
  const notices = listNotices(server.data, conditions.data?.items ?? [], outage);
  return (
    <div className="stack">
      <div className="stack stack--tight">
        <ServerNotices notices={notices} />
        {notices.every(({ isOver }) => isOver) && <p className="notice notice--good">Nothing needs a look.</p>}
      </div>
      <Folded
        id="consumers"
        heading={outage ? `${rows.length} as they were last seen` : summaryOf(rows)}
        what="consumers"
        action={<RebuildAll readModels={rows.filter(({ kind }) => kind === 'read-model')} />}
        rows={worstFirst(rows)}
        isAiling={isOfNote}
      >
        {(shown) => (
          <Table<Consumer>
            columns={isWide ? consumerColumns : consumerInOneColumn}
            tableLayout="fixed"
            dataSource={shown}
            rowKey="name"
            pagination={false}
            expandable={{
              columnTitle: <span className="visually-hidden">Open</span>,
              rowExpandable: ({ parkedEvents }) => parkedEvents > 0,
              expandedRowRender: ({ name }) => <ParkedEvents name={name} />,
            }}
          />
        )}
      </Folded>
      <EffectsInDoubt />
      <Queues />
      <Processes server={server.data} />
    </div>
  );
}

const isWell = ({ state, parkedEvents }: Consumer): boolean => state === 'running' && parkedEvents === 0;

const isOfNote = (row: Consumer): boolean => !isWell(row) || isUnderWay(row.rebuild);

function summaryOf(rows: Consumer[]): string {
  const ailing = rows.filter((row) => !isWell(row)).length;
  return ailing === 0 ? `All ${rows.length} run and keep up` : `${ailing} of ${rows.length} need a look`;
}

const worstFirst = (rows: Consumer[]): Consumer[] =>
  rows.toSorted((a, b) => Number(isWell(a)) - Number(isWell(b)) || a.name.localeCompare(b.name));
