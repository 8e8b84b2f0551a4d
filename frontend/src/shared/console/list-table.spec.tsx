/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, it, jest } from '@jest/globals';
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import '../../../test/silent-channel';
import { type ListPage, ListTable } from './list-table';
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

it('has its pages in one line on a phone: one is typed, and how many rows there are is said', () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const media = { matches: query.includes('max-width'), addEventListener: () => {}, removeEventListener: () => {} };
    return media as unknown as MediaQueryList;
  });
  show({ total: 5_000, usualSize: 10, address: '/?page=250' });
  expect(screen.getByText('5,000 in all')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('250');
  expect(screen.queryByText('251')).toBeNull();
  jest.restoreAllMocks();
});

describe('a list with nothing in it', () => {
  it('says that a search is why, and is cleared of it by one click', () => {
    show({ total: 0, usualSize: 5, address: '/?q=zed&sort=newest' });
    expect(screen.getByText('None.')).toBeTruthy();
    expect(screen.getByText('“zed”')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.queryByText('“zed”')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says so of filters, alone and beside a search', () => {
    show({ total: 0, usualSize: 5, address: '/?country=nigeria' });
    expect(screen.getByText('Nothing fits the filters.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
    expect(screen.queryByText('Nothing fits the filters.')).toBeNull();
    cleanup();
    show({ total: 0, usualSize: 5, address: '/?country=nigeria&q=zed' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search and the filters' }));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says no more where nothing narrows it', () => {
    show({ total: 0, usualSize: 5, address: '/?sort=newest' });
    expect(screen.queryByText(/Nothing fits/)).toBeNull();
  });
});

interface Shown {
  total: number;
  usualSize: number;
  address: string;
}

function show({ address, ...list }: Shown): void {
  render(
    <MemoryRouter initialEntries={[address]}>
      <List {...list} />
    </MemoryRouter>,
  );
}

function List({ total, usualSize }: Omit<Shown, 'address'>) {
  const search = useListSearch(usualSize);
  const data = useMemo((): ListPage<Row> => {
    return { items: Array.from({ length: Math.min(total, search.pageSize) }, (_, id) => ({ id })), total };
  }, [total, search.pageSize]);
  const answered = { data, error: null, isPlaceholderData: false, isFetching: false };
  return (
    <ListTable<Row>
      list={answered as UseQueryResult<ListPage<Row>>}
      search={search}
      rowKey="id"
      columns={[{ title: 'Id', dataIndex: 'id' }]}
      what="the rows"
      failure="ORDERS_NOT_FETCHED"
      empty="None."
      filters={['q', 'country']}
    />
  );
}
