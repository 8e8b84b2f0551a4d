import { useInfiniteQuery } from '@tanstack/react-query';
import { Skeleton, Table, type TableColumnsType } from 'antd';
import { EmptyList } from '../../../shared/console/empty-list';
import { ListFailure } from '../../../shared/console/list-failure';
import { wideColumn } from '../../../shared/console/queue/columns';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { counted, exactTime } from '../../../shared/format';
import { Older } from '../../../shared/ui/older-items';
import { type AccessEntry, type AccessFilter, accessLogQuery } from '../api/access-log.query';
import { kindTexts } from './access-filters';
import { AccessPanel } from './access-panel';

export function AccessList({ filter, search }: { filter: AccessFilter; search: ListSearch }) {
  const list = useInfiniteQuery(accessLogQuery(filter));
  if (list.error && !list.data)
    return <ListFailure what="who looked" error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />;
  return (
    <>
      <Table
        tableLayout="fixed"
        columns={columns}
        dataSource={list.data.pages.flatMap(({ items }) => items)}
        rowKey="number"
        pagination={false}
        locale={{ emptyText: <EmptyList text="Nobody looked, by these filters." /> }}
        expandable={{
          expandRowByClick: true,
          columnTitle: <span className="visually-hidden">Open</span>,
          expandedRowRender: (entry) => <AccessPanel entry={entry} search={search} />,
        }}
      />
      <Older list={list} />
    </>
  );
}

const whoOf = ({ actor, actorName }: AccessEntry): string => actorName ?? (actor ? 'Erased member' : 'A visitor');
const When = ({ entry: { at } }: { entry: AccessEntry }) => <time dateTime={at}>{exactTime(at)}</time>;
const whoseOf = ({ subjects }: AccessEntry): string =>
  subjects.length === 0 ? '' : counted(subjects.length, 'member');

const columns: TableColumnsType<AccessEntry> = [
  { ...wideColumn<AccessEntry>('When', (entry) => <When entry={entry} />), width: 185, className: 'numbers' },
  {
    title: 'Who',
    key: 'who',
    render: (_, entry) => (
      <div className="person">
        <strong>
          <bdi>{whoOf(entry)}</bdi>
        </strong>
        <span>{kindTexts[entry.kind]}</span>
        <span className="narrow-only">{whoseOf(entry)}</span>
        <span className="narrow-only numbers">
          <When entry={entry} />
        </span>
      </div>
    ),
  },
  wideColumn('Where', ({ route }) => <span className="clamped">{route}</span>),
  wideColumn('Whose data', (entry) => whoseOf(entry)),
];
