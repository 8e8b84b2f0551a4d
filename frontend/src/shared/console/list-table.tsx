import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton, Table, type TableProps } from 'antd';
import { useEffect } from 'react';
import type { ToastCode } from '../messages';
import { LoadFailure } from '../ui/load-failure';
import { PatternStrip } from '../ui/pattern-strip';
import { toast } from '../ui/toast';
import type { ListSearch } from './use-list-search';

interface Page<Row> {
  items: Row[];
  total: number;
}

interface Props<Row> extends Pick<TableProps<Row>, 'columns' | 'expandable' | 'onRow' | 'rowKey' | 'onChange'> {
  list: UseQueryResult<Page<Row>>;
  search: ListSearch;
  /** Completes 'We could not load …'. */
  what: string;
  failure: ToastCode;
  empty: string;
  width: number;
}

/** One page of a list that the server sorts, filters and counts. */
export function ListTable<Row extends object>({ list, search, what, failure, empty, width, ...table }: Props<Row>) {
  const { data, error, isPlaceholderData } = list;
  useEffect(() => {
    if (error) toast(failure);
  }, [error, failure]);

  if (error && !data) return <LoadFailure what={what} onRetry={() => void list.refetch()} />;
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 8, width: '100%' }} />;
  return (
    <Table<Row>
      {...table}
      dataSource={data.items}
      loading={isPlaceholderData}
      scroll={{ x: width }}
      locale={{ emptyText: <EmptyList text={empty} /> }}
      pagination={{
        current: search.page,
        pageSize: search.pageSize,
        total: data.total,
        showSizeChanger: true,
        hideOnSinglePage: data.total <= search.pageSize,
        onChange: search.turnTo,
      }}
    />
  );
}

function EmptyList({ text }: { text: string }) {
  return (
    <div className="state">
      <PatternStrip />
      <p>{text}</p>
    </div>
  );
}
