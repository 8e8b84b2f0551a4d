import { useInfiniteQuery } from '@tanstack/react-query';
import { Button, Skeleton, Table, type TableColumnsType } from 'antd';
import { EmptyList } from '../../../shared/console/empty-list';
import { ListFailure } from '../../../shared/console/list-failure';
import { wideColumn } from '../../../shared/console/queue/columns';
import { counted, dateTime } from '../../../shared/format';
import { Older } from '../../../shared/ui/older-items';
import { type AccessFilter, exportTouched, type TouchedMember, touchedQuery } from '../api/access-log.query';
import { ExportProgress, useExport } from '../exports/export-progress';
import { useReason } from '../reason/use-reason';

/** Each member whose data was read or taken out, once: whom a breach touched. */
export function TouchedList({ filter }: { filter: AccessFilter }) {
  const list = useInfiniteQuery(touchedQuery(filter));
  if (list.error && !list.data)
    return <ListFailure what="who was touched" error={list.error} onRetry={() => void list.refetch()} />;
  const [newest] = list.data?.pages ?? [];
  if (!list.data || !newest) return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />;
  return (
    <>
      <div className="queue__head">
        <h3>{counted(newest.total, 'member')}</h3>
        <SaveTouched filter={filter} />
      </div>
      <Table
        tableLayout="fixed"
        columns={columns}
        dataSource={list.data.pages.flatMap(({ items }) => items)}
        rowKey="userId"
        pagination={false}
        locale={{ emptyText: <EmptyList text="Nobody’s data was read, by these filters." /> }}
      />
      <Older list={list} />
    </>
  );
}

function SaveTouched({ filter }: { filter: AccessFilter }) {
  const { start, bytes, cancel } = useExport();
  const { ask, dialog } = useReason();
  const save = async () => {
    const reason = await ask('Save everybody as a file');
    if (reason) await start((signal, onProgress) => exportTouched(filter, reason, signal, onProgress));
  };
  if (bytes !== undefined) return <ExportProgress bytes={bytes} onCancel={cancel} />;
  return (
    <>
      <Button onClick={() => void save()}>Save as CSV</Button>
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
          <bdi>{name ?? 'Erased member'}</bdi>
        </strong>
        <span>{userId}</span>
        <span className="narrow-only numbers">
          {counted(times, 'time')}, last {dateTime(lastAt)}
        </span>
      </div>
    ),
  },
  wideColumn('Times', ({ times }) => times),
  wideColumn('First', ({ firstAt }) => dateTime(firstAt)),
  wideColumn('Last', ({ lastAt }) => dateTime(lastAt)),
];
