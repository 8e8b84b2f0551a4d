import { label } from '../../messages';
import { isSecondClick } from '../../ui/second-click';
import { type ListPage, ListTable } from '../list-table';
import type { FrozenList } from '../use-frozen-while-pressed';
import type { ListSearch } from '../use-list-search';
import type { Queue } from './queue';
import { QueuePanel } from './queue-panel';
import type { Review } from './use-review';

interface Props<Row extends object> {
  queue: Queue<Row>;
  list: FrozenList<ListPage<Row>>;
  search: ListSearch;
  review: Review<Row>;
}

export function QueueTable<Row extends object>({ queue, list, search, review }: Props<Row>) {
  const { cursor, selection } = review;
  const openId = cursor.current && queue.idOf(cursor.current);
  return (
    <ListTable<Row>
      list={list}
      search={search}
      columns={queue.columns}
      rowKey={queue.idOf}
      what={queue.what}
      failure={queue.failure}
      empty={label((search.filter('status') && queue.emptyOthers) || queue.empty)}
      rowSelection={{
        selectedRowKeys: selection.rows.map(queue.idOf),
        onChange: (_, rows) => selection.choose(rows),
        getCheckboxProps: (row) => ({ 'aria-label': `Select ${queue.nameOf(row)}` }),
      }}
      expandable={{
        expandRowByClick: true,
        columnTitle: <span className="visually-hidden">Open</span>,
        expandedRowKeys: openId === undefined ? [] : [openId],
        onExpand: (isOpen, row) => {
          if (isSecondClick()) return;
          if (isOpen) cursor.open(row);
          else cursor.close();
        },
        // A row that was open stays in the page, unseen: its panel must be a new one to take the focus again.
        expandedRowRender: (row) =>
          queue.idOf(row) === openId && (
            <QueuePanel
              queue={queue}
              row={row}
              input={review.input}
              onChange={review.change}
              pending={review.pending}
              onDecide={(decision) => review.ask(decision, row)}
            />
          ),
      }}
    />
  );
}
