import { Table, type TableProps } from 'antd';
import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { number } from '../format';
import type { ToastCode } from '../messages';
import { followPress } from '../ui/follow-press';
import { isPressed } from '../ui/hold-during-press';
import { toastFailure } from '../ui/toast';
import { EmptyList } from './empty-list';
import { ListState } from './list-failure';
import type { ListSearch } from './use-list-search';
import { type ListQuery, usePagination } from './use-pagination';

/** Contains the default size of every list, so that a user can return to it. */
const PAGE_SIZES = [5, 10, 20, 50, 100];

export interface ListPage<Row> {
  items: Row[];
  total: number;
  totalIsCapped?: boolean;
  tooManyNames?: boolean;
}

interface Props<Row>
  extends Pick<
    TableProps<Row>,
    'columns' | 'expandable' | 'onRow' | 'rowClassName' | 'rowKey' | 'rowSelection' | 'onChange'
  > {
  list: ListQuery<ListPage<Row>>;
  search: ListSearch;
  what: string;
  failure: ToastCode;
  empty: string;
  /** The names of filters in the address. */
  filters?: readonly string[];
  elsewhere?: ReactNode;
}

export function ListTable<Row extends object>(props: Props<Row>) {
  const { list, search, what, failure, empty, filters = ['q'], elsewhere, ...table } = props;
  const { data, error, isPlaceholderData } = list;
  // The cover of a loading table takes presses away, so it waits for the release of one that has begun.
  const isHeld = useSyncExternalStore(followPress, () => isPlaceholderData && isPressed());
  const isShown = data !== undefined;
  useEffect(() => {
    // Offline, a banner above the list says so already; a toast here would replace the one about an action.
    if (!error || (isShown && !navigator.onLine)) return;
    toastFailure(error, failure);
  }, [error, failure, isShown]);
  const pagination = usePagination(list, search);

  if (!data) return <ListState of={list} what={what} />;
  return (
    <Table<Row>
      size="small"
      {...table}
      tableLayout="fixed"
      dataSource={data.items}
      loading={isPlaceholderData && !isHeld}
      locale={{ emptyText: <EmptyList text={empty} narrowedBy={{ search, filters }} more={elsewhere} /> }}
      pagination={{
        ...pagination,
        showSizeChanger: true,
        pageSizeOptions: PAGE_SIZES,
        showLessItems: true,
        // A user who chose a large page size must be able to reduce it again, even on a single page.
        hideOnSinglePage: data.total <= search.usualSize,
        showTotal: (total) => `${number(total)}${data.totalIsCapped ? '+' : ''} in all`,
      }}
    />
  );
}
