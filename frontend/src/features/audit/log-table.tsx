import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { EmptyList } from '../../shared/console/empty-list';
import { ListState } from '../../shared/console/list-failure';
import type { ListSearch } from '../../shared/console/use-list-search';
import { Older } from '../../shared/ui/older-items';

interface Props<Row> extends Pick<TableProps<Row>, 'columns'> {
  list: UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>>;
  what: string;
  empty: string;
  search: ListSearch;
  /** What narrows the log, by the names in the address. */
  filters: readonly string[];
  rowKey: keyof Row & string;
  /** What a row shows once it is opened. */
  panel?: (row: Row) => ReactNode;
}

/** Rows of a log, the newest first, as far as they were asked for. */
export function LogTable<Row extends object>({ list, what, empty, search, filters, panel, ...table }: Props<Row>) {
  if (!list.data) return <ListState of={list} what={what} />;
  const columnTitle = <span className="visually-hidden">Open</span>;
  return (
    <>
      <Table
        {...table}
        tableLayout="fixed"
        dataSource={list.data.pages.flatMap(({ items }) => items)}
        pagination={false}
        locale={{ emptyText: <EmptyList text={empty} narrowedBy={{ search, filters }} /> }}
        {...(panel && { expandable: { expandRowByClick: true, columnTitle, expandedRowRender: panel } })}
      />
      <Older list={list} />
    </>
  );
}
