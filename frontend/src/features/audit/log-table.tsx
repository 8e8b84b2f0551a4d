import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Table, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { EmptyList } from '../../shared/console/empty-list';
import { ListState } from '../../shared/console/list-failure';
import type { ListSearch } from '../../shared/console/use-list-search';
import { Older } from '../../shared/ui/older-items';
import { isBackwards } from './history/filter';

interface Props<Row> extends Pick<TableProps<Row>, 'columns'> {
  list: UseInfiniteQueryResult<InfiniteData<{ items: Row[] }>>;
  what: string;
  empty: string;
  search: ListSearch;
  /** The names of filters in the address. */
  filters: readonly string[];
  rowKey: keyof Row & string;
  /** The content of an expanded row. */
  panel?: (row: Row) => ReactNode;
}

/** The loaded rows of a log, newest first. */
export function LogTable<Row extends object>({ list, what, empty, search, filters, panel, ...table }: Props<Row>) {
  if (!list.data) return <ListState of={list} what={what} />;
  const text = isBackwards(search) ? 'Until is before From, so nothing can fit.' : empty;
  const columnTitle = <span className="visually-hidden">Open</span>;
  return (
    <>
      <Table
        {...table}
        tableLayout="fixed"
        dataSource={list.data.pages.flatMap(({ items }) => items)}
        pagination={false}
        locale={{ emptyText: <EmptyList text={text} narrowedBy={{ search, filters }} /> }}
        {...(panel && { expandable: { expandRowByClick: true, columnTitle, expandedRowRender: panel } })}
      />
      <Older list={list} />
    </>
  );
}
