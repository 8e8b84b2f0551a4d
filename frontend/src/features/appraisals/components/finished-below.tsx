import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Table, type TableColumnsType } from 'antd';
import { type ComponentType, useState } from 'react';
import { Drawer } from '../../../shared/console/layers';
import { ListState } from '../../../shared/console/list-failure';
import { nameOf } from '../../../shared/console/person';
import { wideColumn } from '../../../shared/console/queue/columns';
import { usePagination } from '../../../shared/console/use-pagination';
import { date, pointsText } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { type FinishedBelowEntry, finishedBelowQuery } from '../api/finished-below.query';

const PAGE_SIZE = 5;

export type TimelineComponent = ComponentType<{ member: FinishedBelowEntry }>;

/** Creators who ended day 7 below the threshold, and the days they can submit again. */
export function FinishedBelow({ Timeline }: { Timeline: TimelineComponent }) {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<FinishedBelowEntry>();
  const query = finishedBelowQuery({ page, pageSize: PAGE_SIZE });
  const list = useQuery({ ...query, placeholderData: keepPreviousData });
  const pagination = usePagination(list, { page, pageSize: PAGE_SIZE, turnTo: setPage });
  const { data } = list;
  const close = () => setOpened(undefined);
  return (
    <section className="stack" aria-labelledby="finished-below">
      <h2 id="finished-below">Finished below 50</h2>
      <ListState of={list} what="who finished below 50" rows={2} />
      {data?.total === 0 && <p className="soft">{label('NOBODY_BELOW_THRESHOLD')}</p>}
      {data !== undefined && data.total > 0 && (
        <Table<FinishedBelowEntry>
          columns={columns(setOpened)}
          tableLayout="fixed"
          dataSource={data.items}
          rowKey="userId"
          loading={list.isPlaceholderData}
          pagination={pagination}
        />
      )}
      {opened && (
        <Drawer size="large" title={<bdi>{nameOf(opened)}</bdi>} onClose={close}>
          <Timeline member={opened} />
          <Button onClick={close}>Close</Button>
        </Drawer>
      )}
    </section>
  );
}

function daysOf({ openDays }: FinishedBelowEntry): string {
  const [first = 0, last = 0] = [openDays[0], openDays.at(-1)];
  if (openDays.length === 0) return 'None';
  if (openDays.length === 1) return `Day ${first}`;
  const isRange = openDays.length > 2 && last - first === openDays.length - 1;
  return `Days ${isRange ? `${first} to ${last}` : openDays.join(', ')}`;
}

const columns = (onOpen: (entry: FinishedBelowEntry) => void): TableColumnsType<FinishedBelowEntry> => [
  {
    title: 'Name',
    key: 'name',
    render: (_, entry) => (
      <div className="person">
        <button type="button" className="person__name" onClick={() => onOpen(entry)}>
          <bdi>{nameOf(entry)}</bdi>
        </button>
        <span className="narrow-only">{daysOf(entry)}</span>
      </div>
    ),
  },
  {
    title: 'Points',
    key: 'points',
    width: '6.5rem',
    className: 'numbers',
    render: (_, { points }) => pointsText(points),
  },
  wideColumn('May hand in again', daysOf),
  wideColumn('Since', ({ belowSince }) => belowSince && date(belowSince), 132),
];
