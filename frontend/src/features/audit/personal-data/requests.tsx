import { useQuery } from '@tanstack/react-query';
import { Button, Segmented, type TableColumnsType } from 'antd';
import { Address } from '../../../shared/console/address';
import { ListTable } from '../../../shared/console/list-table';
import { nameOf, Person } from '../../../shared/console/person';
import { wideColumn } from '../../../shared/console/queue/columns';
import { useFrozenWhilePressed } from '../../../shared/console/use-frozen-while-pressed';
import type { ListSearch } from '../../../shared/console/use-list-search';
import { Waiting } from '../../../shared/console/waiting';
import { date, dateTime } from '../../../shared/format';
import { label } from '../../../shared/messages';
import { type ErasureEntry, erasuresQuery } from '../api/erasures.query';
import { ErasedWhere } from './erased-where';

/** Members who asked to be forgotten, the longest wait first; and those who were, with what went from where. */
export function Requests({ search }: { search: ListSearch }) {
  const status = search.filter('status') === 'done' ? 'done' : 'waiting';
  const list = useFrozenWhilePressed(useQuery(erasuresQuery({ status, page: search.page, pageSize: search.pageSize })));
  const open = ({ memberId }: ErasureEntry) => search.goTo({ member: memberId, status: undefined });
  const isDone = status === 'done';
  return (
    <section className="stack" aria-labelledby="requests">
      <h2 id="requests">Requests to be erased</h2>
      <div>
        <Segmented
          aria-label="Which requests"
          value={status}
          onChange={(chosen) => search.change({ status: chosen === 'done' ? chosen : undefined })}
          options={[
            { value: 'waiting', label: 'Waiting' },
            { value: 'done', label: 'Erased' },
          ]}
        />
      </div>
      <ListTable
        list={list}
        search={search}
        columns={isDone ? doneColumns : waitingColumns(open)}
        rowKey="memberId"
        what="the requests"
        failure="ERASURES_NOT_FETCHED"
        empty={label(isDone ? 'NOBODY_ERASED' : 'NO_ERASURE_REQUESTS')}
        {...(isDone && {
          expandable: {
            expandRowByClick: true,
            columnTitle: <span className="visually-hidden">Open</span>,
            expandedRowRender: ({ erased }: ErasureEntry) => <ErasedWhere erased={erased} />,
          },
        })}
      />
    </section>
  );
}

const waitingColumns = (open: (entry: ErasureEntry) => void): TableColumnsType<ErasureEntry> => [
  {
    title: 'Member',
    key: 'member',
    render: (_, entry) => (
      <Person {...entry}>
        <span>
          <Address of={entry.email} />
        </span>
        <span className="narrow-only">
          waiting <Since entry={entry} />
        </span>
      </Person>
    ),
  },
  wideColumn('Waiting', (entry) => <Since entry={entry} />),
  {
    title: 'Answer',
    key: 'answer',
    width: 90,
    render: (_, entry) => (
      <Button aria-label={`Look at the data of ${nameOf(entry)}`} onClick={() => open(entry)}>
        Look
      </Button>
    ),
  },
];

const Since = ({ entry: { requestedAt, dueAt } }: { entry: ErasureEntry }) =>
  requestedAt && (
    <>
      <Waiting since={requestedAt} />
      {dueAt && (
        <span className="soft">
          {' '}
          {isPast(dueAt) ? 'overdue since' : 'due by'} {date(dueAt)}
        </span>
      )}
    </>
  );

const isPast = (at: string): boolean => Date.parse(at) < Date.now();

const doneColumns: TableColumnsType<ErasureEntry> = [
  { title: 'Member', key: 'member', render: (_, { memberId }) => <code>{memberId}</code> },
  wideColumn('Asked', ({ requestedAt }) => (requestedAt ? dateTime(requestedAt) : 'did not ask')),
  {
    title: 'Erased',
    key: 'erased',
    width: 180,
    className: 'numbers',
    render: (_, { erasedAt }) => erasedAt && dateTime(erasedAt),
  },
];
