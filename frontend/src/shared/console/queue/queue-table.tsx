import type { TableColumnsType, TableProps } from 'antd';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { label } from '../../messages';
import { isSecondClick } from '../../ui/second-click';
import { useMedia } from '../../ui/use-media';
import { type ListPage, ListTable } from '../list-table';
import type { FrozenList } from '../use-frozen-while-pressed';
import type { ListSearch } from '../use-list-search';
import { GonePanel } from './gone-panel';
import type { Queue } from './queue';
import { QueuePanel } from './queue-panel';
import { actionsColumn, type RowActs } from './row-actions';
import type { Desk } from './use-desk';

const HAS_ROW_ACTIONS = '(min-width: 1024px)';
const STANDS_BESIDE = '(min-width: 1280px)';
/** From here on, all columns have room beside the panel. */
const HAS_ALL_BESIDE = '(min-width: 1800px)';

interface Props<Row extends object> {
  queue: Queue<Row>;
  list: FrozenList<ListPage<Row>>;
  search: ListSearch;
  review: Desk<Row>;
}

/** The list, and what is open of it: beside it where there is room, in it otherwise. */
export function QueueTable<Row extends object>(props: Props<Row>) {
  const { queue, review } = props;
  const { cursor, gone } = review;
  const isBeside = useMedia(STANDS_BESIDE);
  const hasAllBeside = useMedia(HAS_ALL_BESIDE);
  const isSplit = isBeside && (cursor.current ?? gone) !== undefined;
  // Beside the panel the list may follow the keys a moment later; with the panel in it, it may not.
  const later = useDeferredValue(props);
  const acts = useLatestActs(review);
  const goneNow = gone && <GonePanel queue={queue} row={gone} review={review} />;
  return (
    <div className={isSplit ? 'queue__split' : undefined}>
      {!isBeside && goneNow}
      <List
        {...(isBeside ? later : props)}
        // What a hand changes in it stands there at once.
        chosen={review.selection.rows.map(queue.idOf).join(SEPARATOR)}
        acts={acts}
        isBeside={isBeside}
        isNarrow={isSplit && !hasAllBeside}
      />
      {isSplit && (
        <aside className="queue__panel">
          {cursor.current ? <PanelOf queue={queue} row={cursor.current} review={review} /> : goneNow}
        </aside>
      )}
    </div>
  );
}

/** Each row has a panel of its own, which takes the focus. */
const PanelOf = <Row extends object>(props: { queue: Queue<Row>; row: Row; review: Desk<Row> }) => (
  <QueuePanel key={props.queue.idOf(props.row)} {...props} />
);

interface ListProps<Row extends object> extends Props<Row> {
  /** The ids of the chosen rows. */
  chosen: string;
  acts: RowActs<Row>;
  isBeside: boolean;
  isNarrow: boolean;
}

const SEPARATOR = '\n';

/** Drawn again only where something of it changed: it is most of what there is to draw. */
const List = memo(function List<Row extends object>({
  queue,
  list,
  search,
  review,
  chosen,
  acts,
  isBeside,
  isNarrow,
}: ListProps<Row>) {
  const { cursor, selection } = review;
  const hasActions = useMedia(HAS_ROW_ACTIONS);
  const openId = cursor.current && queue.idOf(cursor.current);
  const isOpen = (row: Row) => queue.idOf(row) === openId;
  const isNewestFirst = search.filter('sort') === 'newest';
  return (
    <div className={isNarrow ? 'queue__list queue__list--narrow' : 'queue__list'}>
      <ListTable<Row>
        list={{ ...list, data: list.data && shownPage(list.data, review.rows) }}
        search={search}
        columns={[
          ...sortedColumns(queue, isNewestFirst).filter(({ responsive }) => !(isNarrow && responsive)),
          ...(hasActions ? [actionsColumn(queue, review, acts)] : []),
        ]}
        onChange={(_pages, _filters, sorter, { action }) => {
          const isNewest = !Array.isArray(sorter) && sorter.order === 'ascend';
          if (action === 'sort') search.change({ sort: isNewest ? 'newest' : undefined });
        }}
        rowKey={queue.idOf}
        rowClassName={(row) => (isOpen(row) ? 'queue__open' : '')}
        what={queue.what}
        failure={queue.failure}
        empty={label((search.filter('status') && queue.emptyOthers) || queue.empty)}
        rowSelection={{
          selectedRowKeys: chosen.split(SEPARATOR),
          onChange: (_, rows) => selection.choose(rows),
          getCheckboxProps: (row) => ({ 'aria-label': `Select ${queue.nameOf(row)}` }),
        }}
        expandable={{
          ...expansion(isOpen, cursor),
          expandedRowKeys: openId === undefined || isBeside ? [] : [openId],
          // A row that was open stays in the page, unseen: its panel must be a new one to take the focus again.
          expandedRowRender: (row) => !isBeside && isOpen(row) && <PanelOf queue={queue} row={row} review={review} />,
        }}
      />
    </div>
  );
}) as <Row extends object>(props: ListProps<Row>) => ReactNode;

/** What the buttons of a row do, by the desk as it is when they are pressed: to follow it, no row need be drawn again. */
function useLatestActs<Row extends object>(review: Desk<Row>): RowActs<Row> {
  const latest = useRef(review);
  useEffect(() => {
    latest.current = review;
  });
  return useMemo(
    () => ({
      ask: (decision, row) => latest.current.ask(decision, row),
      changeOf: (id, changes) => latest.current.changeOf(id, changes),
    }),
    [],
  );
}

/** The longest wait first, or the shortest. */
const sortedColumns = <Row extends object>({ columns }: Queue<Row>, isNewestFirst: boolean): TableColumnsType<Row> =>
  columns.map((told) => {
    const column = { ...told, shouldCellUpdate: (row: Row, before: Row) => row !== before };
    if (column.key !== 'waiting') return column;
    const sortOrder = isNewestFirst ? ('ascend' as const) : ('descend' as const);
    return { ...column, sorter: true, sortOrder, sortDirections: ['ascend', 'descend', 'ascend'] };
  });

/** A row is opened by a click on it or on its button, and closed by another one. */
function expansion<Row extends object>(
  isOpen: (row: Row) => boolean,
  cursor: Desk<Row>['cursor'],
): NonNullable<TableProps<Row>['expandable']> {
  return {
    expandRowByClick: true,
    columnTitle: <span className="visually-hidden">Open</span>,
    expandIcon: ({ record, onExpand, prefixCls }): ReactNode => {
      const icon = `${prefixCls}-row-expand-icon`;
      return (
        <button
          type="button"
          className={`${icon} ${icon}-${isOpen(record) ? 'expanded' : 'collapsed'}`}
          aria-label={isOpen(record) ? 'Collapse row' : 'Expand row'}
          aria-expanded={isOpen(record)}
          onClick={(event) => {
            onExpand(record, event);
            event.stopPropagation();
          }}
        />
      );
    },
    onExpand: (_, row) => {
      if (isSecondClick()) return;
      if (isOpen(row)) cursor.close();
      else cursor.open(row);
    },
  };
}

/** The page without what was decided since it was asked for. */
const shownPage = <Row,>(page: ListPage<Row>, items: Row[]): ListPage<Row> => ({
  ...page,
  items,
  total: page.total - (page.items.length - items.length),
});
