/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, it } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { use } from 'react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { useListSearch } from './use-list-search';
import { type ListQuery, usePagination } from './use-pagination';

describe('what a list shows', () => {
  it.each([
    ['', 1, 10, undefined],
    ['?page=3&pageSize=50&status=open', 3, 50, 'open'],
    ['?page=-1&pageSize=0', 1, 10, undefined],
    ['?page=x&pageSize=1.5', 1, 10, undefined],
  ])('stands in the address: %p', async (search, page, pageSize, status) => {
    const list = await opened(search);
    const now = list.search();
    expect([now.page, now.pageSize, now.filter('status')]).toEqual([page, pageSize, status]);
  });

  it('starts at the first page when a filter changes', async () => {
    const list = await opened('?page=3&status=open');
    await list.doing(({ change }) => change({ q: 'ada', status: undefined }));
    expect(list.address()).toBe('?q=ada');
  });

  it('keeps both of two changes at one stroke, as of a field that is left for another filter', async () => {
    const list = await opened('?page=3&q=ada');
    await list.doing(({ change }) => {
      change({ q: 'obi' });
      change({ status: 'banned' });
    });
    expect(list.address()).toBe('?q=obi&status=banned');
  });

  it('names only what is not usual', async () => {
    const list = await opened('?status=open');
    await list.doing(({ turnTo }) => turnTo(2, 10));
    expect(list.address()).toBe('?status=open&page=2');
    await list.doing(({ turnTo }) => turnTo(1, 20));
    expect(list.address()).toBe('?status=open&pageSize=20');
    await list.doing(({ turnTo }) => turnTo(1, 10));
    expect(list.address()).toBe('?status=open');
  });

  it.each([
    ['?page=5', 50, '?pageSize=50'],
    ['?page=7', 20, '?page=4&pageSize=20'],
    ['?page=2&pageSize=50', 10, '?page=6'],
  ])('keeps its first row when %p turns to pages of %d', async (before, size, after) => {
    const list = await opened(before);
    await list.doing(({ page, turnTo }) => turnTo(page, size));
    expect(list.address()).toBe(after);
  });

  it('shows what was chosen at once, however long the page that follows takes', async () => {
    const Choice = () => {
      const { filter, change } = useListSearch();
      return <input type="checkbox" checked={filter('show') === 'all'} onChange={() => change({ show: 'all' })} />;
    };
    const never = new Promise<never>(() => undefined);
    const SlowPage = () => (useSearchParams()[0].has('show') ? use(never) : null);
    const element = (
      <>
        <Choice />
        <SlowPage />
      </>
    );
    const page = render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
    await act(async () => undefined);
    const checkbox = page.getByRole('checkbox') as HTMLInputElement;
    await act(async () => checkbox.click());
    expect(checkbox.checked).toBe(true);
  });

  it('is taken back by Back only where it was a step of its own', async () => {
    const list = await opened('');
    await list.doing(({ change }) => change({ q: 'ada' }));
    await list.doing(({ goTo }) => goTo({ member: '1' }));
    expect(list.address()).toBe('?q=ada&member=1');
    await list.back();
    expect(list.address()).toBe('?q=ada');
  });
});

describe('a page past the end', () => {
  it.each([
    ['gives way to the last one', { items: [], total: 25 }, '?page=3'],
    ['stays where the list is empty', { items: [], total: 0 }, '?page=9'],
    ['stays where it has rows', { items: [1], total: 25 }, '?page=9'],
    ['stays while it is asked for', undefined, '?page=9'],
  ])('%s', async (_, data, address) => {
    expect((await opened('?page=9', data)).address()).toBe(address);
  });
});

async function opened(address: string, data?: { items: unknown[]; total: number }) {
  const result = { data, isPlaceholderData: false, isFetching: data === undefined };
  const shown: { search?: ReturnType<typeof useListSearch> } = {};
  const List = () => {
    shown.search = useListSearch();
    usePagination(result as ListQuery<{ items: unknown[]; total: number }>, shown.search);
    return null;
  };
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: [`/list${address}`] });
  render(<RouterProvider router={router} />);
  await act(async () => undefined);
  const search = () => shown.search!;
  return {
    search,
    address: () => router.state.location.search,
    doing: (change: (search: ReturnType<typeof useListSearch>) => void) => act(async () => change(search())),
    back: () => act(() => router.navigate(-1)),
  };
}
