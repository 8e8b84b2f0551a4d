import { useInfiniteQuery } from '@tanstack/react-query';
import { Segmented, Table, type TableColumnsType } from 'antd';
import { date, dateTime } from '../../format';
import { startOfWeek } from '../../server-clock';
import { Older } from '../../ui/older-items';
import { EmptyList } from '../empty-list';
import { EventSentence } from '../event-sentence';
import { HistoryLink, useCanReadHistory } from '../history-link';
import { ListState } from '../list-failure';
import type { ListSearch } from '../use-list-search';
import { wideColumn } from './columns';
import { decisionsQuery, type MadeDecision } from './decisions.query';
import type { Queue } from './queue';

export function DecidedList<Row extends object>({ queue, search }: { queue: Queue<Row>; search: ListSearch }) {
  const isMine = search.filter('by') === 'me';
  const isOfWeek = search.filter('when') === 'week';
  const from = startOfWeek();
  const query = useInfiniteQuery(
    decisionsQuery(queue.key, { ...(isMine && { by: 'me' }), ...(isOfWeek && { from: from.toISOString() }) }),
  );
  const canReadHistory = useCanReadHistory();
  const decisions = query.data?.pages.flatMap(({ items }) => items);
  return (
    <>
      <div className="row">
        <Segmented
          aria-label="By whom"
          value={isMine ? 'me' : 'all'}
          onChange={(by) => search.change({ by: by === 'me' ? by : undefined })}
          options={[
            { value: 'all', label: 'By everybody' },
            { value: 'me', label: 'By me' },
          ]}
        />
        <Segmented
          aria-label="When"
          value={isOfWeek ? 'week' : 'all'}
          onChange={(when) => search.change({ when: when === 'week' ? when : undefined })}
          options={[
            { value: 'all', label: 'At any time' },
            { value: 'week', label: `This week, from ${date(from.toISOString())}` },
          ]}
        />
        <HistoryLink types={queue.decidedBy}>In the history</HistoryLink>
      </div>
      {decisions ? (
        <Table<MadeDecision>
          size="small"
          tableLayout="fixed"
          rowKey="position"
          dataSource={decisions}
          pagination={false}
          locale={{
            emptyText: <EmptyList text="Nothing was decided here." narrowedBy={{ search, filters: ['by', 'when'] }} />,
          }}
          columns={canReadHistory ? [...columns, eventColumn] : columns}
        />
      ) : (
        <ListState of={query} what="the decisions" />
      )}
      <Older list={query} />
    </>
  );
}

const columns: TableColumnsType<MadeDecision> = [
  {
    title: 'Decision',
    key: 'decision',
    render: (_, made) => (
      <div className="sentence">
        <EventSentence event={{ ...made, data: { ...made.data }, ...byThemselves }} />
        <div dir="auto" className="soft narrow-only">
          {made.told}
        </div>
        <div className="soft narrow-only">
          {dateTime(made.recordedAt)} <HistoryLink position={made.position}>Its event</HistoryLink>
        </div>
      </div>
    ),
  },
  { ...wideColumn<MadeDecision>('What the member was told', ({ told }) => <bdi className="clamped">{told}</bdi>) },
  wideColumn('When', ({ recordedAt }) => dateTime(recordedAt), 160),
];

const eventColumn: TableColumnsType<MadeDecision>[number] = wideColumn(
  'Recorded',
  ({ position }) => <HistoryLink position={position}>Its event</HistoryLink>,
  100,
);

const byThemselves = { beginner: null, beginnerName: null };
