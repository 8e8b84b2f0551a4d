/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { UseQueryResult } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import '../../../test/silent-channel';
import { type ListPage, ListTable } from './list-table';
import { useFrozenWhilePressed } from './use-frozen-while-pressed';
import { useListSearch } from './use-list-search';

interface Row {
  id: number;
}

describe('how many rows a page has', () => {
  it('can be changed back to the usual once they are all on one page', () => {
    show({ total: 8, usualSize: 5, address: '/?pageSize=10' });
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Page Size' }));
    const sizes = screen.getAllByText(/^\d+ \/ page$/).map((it) => it.textContent);
    expect(sizes).toContain('5 / page');
  });

  it('is nothing to choose where there is no more than one page', () => {
    show({ total: 5, usualSize: 5, address: '/' });
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('rows that change while somebody aims at one', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const rows = () => screen.getAllByRole('cell').length;
  const settle = () => act(() => jest.runAllTimers());

  it('stay where they are from the press to the click', () => {
    const change = show({ total: 2, usualSize: 5, address: '/' });
    fireEvent.pointerDown(screen.getByText('1'));
    change({ total: 3 });
    expect(rows()).toBe(2);
    fireEvent.pointerUp(screen.getByText('1'));
    expect(rows()).toBe(2);
    settle();
    expect(rows()).toBe(3);
  });

  it('follow after a press that a context menu took, and with another button at once', () => {
    const change = show({ total: 2, usualSize: 5, address: '/' });
    fireEvent.pointerDown(screen.getByText('1'), { button: 2 });
    change({ total: 3 });
    expect(rows()).toBe(3);
    fireEvent.pointerDown(screen.getByText('1'), { ctrlKey: true });
    fireEvent.contextMenu(screen.getByText('1'));
    settle();
    change({ total: 4 });
    expect(rows()).toBe(4);
  });

  it('are free in the list that follows one left during a press', () => {
    show({ total: 2, usualSize: 5, address: '/' });
    fireEvent.pointerDown(screen.getByText('1'));
    cleanup();
    const change = show({ total: 2, usualSize: 5, address: '/' });
    change({ total: 3 });
    expect(rows()).toBe(3);
  });

  it('stay where they are as long as they are held', () => {
    const change = show({ total: 2, usualSize: 5, address: '/', isHeld: true });
    change({ total: 3 });
    expect(rows()).toBe(2);
    change({ total: 3, isHeld: false });
    expect(rows()).toBe(3);
  });
});

interface Shown {
  total: number;
  usualSize: number;
  address: string;
  isHeld?: boolean;
}

function show({ address, ...list }: Shown): (changes: Partial<Shown>) => void {
  const page = (changes: Partial<Shown> = {}) => (
    <MemoryRouter initialEntries={[address]}>
      <List {...list} {...changes} />
    </MemoryRouter>
  );
  const { rerender } = render(page());
  return (changes) => rerender(page(changes));
}

function List({ total, usualSize, isHeld = false }: Omit<Shown, 'address'>) {
  const search = useListSearch(usualSize);
  const data = useMemo((): ListPage<Row> => {
    return { items: Array.from({ length: Math.min(total, search.pageSize) }, (_, id) => ({ id })), total };
  }, [total, search.pageSize]);
  const answered = { data, error: null, isPlaceholderData: false, isFetching: false };
  return (
    <ListTable<Row>
      list={useFrozenWhilePressed(answered as UseQueryResult<ListPage<Row>>, isHeld)}
      search={search}
      rowKey="id"
      columns={[{ title: 'Id', dataIndex: 'id' }]}
      what="the rows"
      failure="ORDERS_NOT_FETCHED"
      empty="None."
    />
  );
}
