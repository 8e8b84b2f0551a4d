import type { TableColumnsType, TableProps } from 'antd';
import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { label } from '../../messages';
import { isSecondClick } from '../../ui/second-click';
import { useMedia } from '../../ui/use-media';
import { type ListPage, ListTable } from '../list-table';
import type { ListSearch } from '../use-list-search';
import type { ListQuery } from '../use-pagination';
import { FoundNothing } from './found-nothing';
import { GonePanel } from './gone-panel';
import { columnsOf, type Queue } from './queue';
import { QueuePanel } from './queue-panel';
import { actionsColumn, type RowHandlers } from './row-actions';
import type { Desk } from './use-desk';

const QUEUE_FILTERS = ['q', 'status'];
const HAS_ROW_ACTIONS = '(min-width: 64em)';
const STANDS_BESIDE = '(min-width: 80em)';
/** From this width on, all columns fit beside the panel. */
const HAS_ALL_BESIDE = '(min-width: 160em)';

interface Props<Row extends object> {
  queue: Queue<Row>;
  list: ListQuery<ListPage<Row>>;
  search: ListSearch;
  review: Desk<Row>;
}

export function QueueTable<Row extends object>({ queue, list, search, review }: Props<Row>) {
  const { cursor, gone, alsoGone, selection } = review;
  const isBeside = useMedia(STANDS_BESIDE);
  const hasAllBeside = useMedia(HAS_ALL_BESIDE);
  const isSplit = isBeside && (cursor.current ?? gone ?? alsoGone[0]) !== undefined;
  const acts = useLatestActs(review);
  const goneNow = gone && <GonePanel queue={queue} row={gone} review={review} />;
  const besides = alsoGone.map((row) => (
    <GonePanel key={queue.idOf(row)} queue={queue} row={row} review={review} isBeside />
  ));
  const panelOf = (row: Row) => {
    const id = queue.idOf(row);
    const held = { holder: review.holderOf(id), isHeld: review.isHeld(id) };
    // The key gives each row a new panel, which takes the focus.
    return <QueuePanel key={id} queue={queue} row={row} input={review.inputOf(id)} {...held} acts={acts} />;
  };
  return (
    <div className={isSplit ? 'queue__split' : undefined}>
      {!isBeside && goneNow}
      <List
        {...{ queue, list, search, review, acts, panelOf, isBeside }}
        isNarrow={isSplit && !hasAllBeside}
        chosen={selection.rows.map(queue.idOf).join(SEPARATOR)}
      />
      {!isBeside && besides}
      {isSplit && (
        <aside className="queue__panel">
          {cursor.current ? panelOf(cursor.current) : goneNow}
          {besides}
        </aside>
      )}
    </div>
  );
}

interface ListProps<Row extends object> extends Props<Row> {
  acts: RowHandlers<Row>;
  panelOf: (row: Row) => ReactNode;
  isBeside: boolean;
  isNarrow: boolean;
  chosen: string;
}

const SEPARATOR = '\n';

/** Deferred if the panel is beside the list: the list may then follow the keys later. */
const List = memo(function List<Row extends object>(props: ListProps<Row>) {
  const { isBeside, chosen } = props;
  const later = useDeferredValue(props);
  // Direct input in the list is shown at once.
  return <ListNow {...(isBeside ? later : props)} isBeside={isBeside} chosen={chosen} />;
}, isDrawnAlike) as <Row extends object>(props: ListProps<Row>) => ReactNode;

const ListNow = memo(function ListNow<Row extends object>(props: ListProps<Row>) {
  const { queue, list, search, review, acts, panelOf, isBeside, isNarrow, chosen } = props;
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
          ...sortedColumns(columnsOf(queue, search.filter('status')), isNewestFirst).filter(
            ({ responsive }) => !(isNarrow && responsive),
          ),
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
        filters={QUEUE_FILTERS}
        elsewhere={<FoundNothing queue={queue} search={search} />}
        rowSelection={{
          selectedRowKeys: chosen.split(SEPARATOR),
          onChange: (_, rows) => selection.choose(rows),
          getCheckboxProps: (row) => ({ 'aria-label': `Select ${queue.nameOf(row)}` }),
        }}
        expandable={{
          ...expansion(isOpen, acts),
          expandedRowKeys: openId === undefined || isBeside ? [] : [openId],
          // An expanded row stays in the page, hidden: its panel must mount anew to take the focus again.
          expandedRowRender: (row) => !isBeside && isOpen(row) && panelOf(row),
        }}
      />
    </div>
  );
}) as <Row extends object>(props: ListProps<Row>) => ReactNode;

/** Whether the list would look the same. Drawing it is costly, and few changes of the desk affect it. */
function isDrawnAlike<Row extends object>(before: ListProps<Row>, now: ListProps<Row>): boolean {
  const [old, drawn] = [drawnOf(before), drawnOf(now)];
  return old.length === drawn.length && drawn.every((part, i) => part === old[i]);
}

function drawnOf<Row extends object>(props: ListProps<Row>): unknown[] {
  const { queue, list, search, review, isBeside, isNarrow, chosen } = props;
  const openId = review.cursor.current && queue.idOf(review.cursor.current);
  const { data, error, isPlaceholderData } = list;
  const isAskedFor = !data?.items.length && list.isFetching;
  return [
    ...[queue, data && shownPage(data, review.rows).total, data?.totalIsCapped, error, isPlaceholderData, isAskedFor],
    ...[isBeside, isNarrow, chosen, openId],
    ...[search.page, search.pageSize, search.filter('sort'), search.filter('status'), search.filter('q')],
    ...review.rows.flatMap((row) => {
      const id = queue.idOf(row);
      const isElsewhere = isBeside && id === openId; // the panel shows what is typed
      return [row, review.holderOf(id), isElsewhere || review.isHeld(id), isElsewhere || review.inputOf(id)];
    }),
  ];
}

function useLatestActs<Row extends object>(review: Desk<Row>): RowHandlers<Row> {
  const latest = useRef(review);
  useEffect(() => {
    latest.current = review;
  });
  return useMemo(
    () => ({
      ask: (decision, row) => latest.current.ask(decision, row),
      change: (changes) => latest.current.change(changes),
      changeOf: (id, changes) => latest.current.changeOf(id, changes),
      takeOver: () => latest.current.takeOver(),
      open: (row) => latest.current.cursor.open(row),
      close: () => latest.current.cursor.close(),
    }),
    [],
  );
}

const sortedColumns = <Row extends object>(columns: TableColumnsType<Row>, isNewestFirst: boolean) =>
  columns.map((told): TableColumnsType<Row>[number] => {
    const column = { ...told, shouldCellUpdate: (row: Row, before: Row) => row !== before };
    if (column.key !== 'waiting') return column;
    const sortOrder = isNewestFirst ? ('ascend' as const) : ('descend' as const);
    return { ...column, sorter: true, sortOrder, sortDirections: ['ascend', 'descend', 'ascend'] };
  });

function expansion<Row extends object>(
  isOpen: (row: Row) => boolean,
  acts: RowHandlers<Row>,
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
      if (isOpen(row)) acts.close();
      else acts.open(row);
    },
  };
}

/** The page without the rows decided since it was fetched. */
const shownPage = <Row,>(page: ListPage<Row>, items: Row[]): ListPage<Row> => ({
  ...page,
  items,
  total: page.total - (page.items.length - items.length),
});
