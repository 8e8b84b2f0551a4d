import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, type TableColumnsType } from 'antd';
import { useExport } from '../../../shared/console/exports/use-export';
import { MemberLink } from '../../../shared/console/member-link';
import { wideColumn } from '../../../shared/console/queue/columns';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { counted, dateTime } from '../../../shared/format';
import { type AccessFilter, exportTouched, type TouchedMember, touchedQuery } from '../api/access-log.query';
import { LogTable } from '../log-table';
import { accessFilters } from './access-filters';

/** Each member whose data was read or exported, once: the people a breach affects. */
export function TouchedList({ filter, search }: { filter: AccessFilter; search: ListSearch }) {
  const list = useInfiniteQuery(touchedQuery(filter));
  const [newest] = list.data?.pages ?? [];
  return (
    <>
      {newest && (
        <div className="queue__head">
          <h3>{counted(newest.total, 'member')}</h3>
          <SaveTouched filter={filter} />
        </div>
      )}
      <LogTable
        list={list}
        what="who was touched"
        empty="Nobody’s data was read."
        search={search}
        filters={accessFilters}
        columns={columns}
        rowKey="userId"
      />
    </>
  );
}

function SaveTouched({ filter }: { filter: AccessFilter }) {
  const { start, progress, dialog } = useExport();
  const save = () =>
    start('Save everybody as a file', (reason, ...following) => exportTouched({ ...filter, reason }, ...following));
  if (progress) return progress;
  return (
    <>
      <Button onClick={() => save()}>Save as CSV</Button>
      {dialog}
    </>
  );
}

const columns: TableColumnsType<TouchedMember> = [
  {
    title: 'Member',
    key: 'member',
    render: (_, { name, userId, times, lastAt }) => (
      <div className="person">
        <strong>
          <MemberLink id={userId} name={name ?? 'Erased member'} />
        </strong>
        <span>{userId}</span>
        <span className="narrow-only numbers">
          {counted(times, 'time')}, last {dateTime(lastAt)}
        </span>
      </div>
    ),
  },
  wideColumn('Times', ({ times }) => times, 96),
  wideColumn('First', ({ firstAt }) => dateTime(firstAt), 160),
  wideColumn('Last', ({ lastAt }) => dateTime(lastAt), 160),
];
