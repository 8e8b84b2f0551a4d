/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import type { ListSearch } from '../use-list-search';
import type { Queue } from './queue';
import { sharedRows, useQueueList } from './use-queue-list';

const share = sharedRows(({ id }: { id: string }) => id);
const page = (...ids: string[]) => ({ items: ids.map((id) => ({ id, of: { name: id } })), total: 9 });

it('a page that says the same is the same page', () => {
  const before = page('a', 'b');
  expect([share(before, page('a', 'b')), share(before, before)]).toEqual([before, before]);
  expect([share(before, page('a', 'b')) === before, share(before, before) === before]).toEqual([true, true]);
});

it('a row that stands elsewhere now is the same row', () => {
  const before = page('a', 'b', 'c');
  const now = share(before, page('b', 'c', 'd')) as typeof before;
  expect(now).toEqual(page('b', 'c', 'd'));
  expect([now.items[0] === before.items[1], now.items[1] === before.items[2]]).toEqual([true, true]);
});

it('a row that changed is another, and so is a first page', () => {
  const before = page('a');
  const [row] = (share(before, { items: [{ id: 'a', of: { name: 'b' } }], total: 9 }) as typeof before).items;
  expect([row, row === before.items[0]]).toEqual([{ id: 'a', of: { name: 'b' } }, false]);
  expect(share(undefined, before)).toEqual(before);
});

it('a visit asks for the page that is shown, and for no other', async () => {
  const asked: number[] = [];
  const list = ({ page = 0 }) => ({
    queryKey: ['queue', page],
    queryFn: () => {
      asked.push(page);
      return Promise.resolve({ items: [{ id: 'a' }], total: 43 });
    },
  });
  const queue = { list, idOf: ({ id }: { id: string }) => id } as unknown as Queue<{ id: string }>;
  const search = { page: 1, pageSize: 10, filter: () => undefined } as unknown as ListSearch;
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useQueueList(queue, search), { wrapper });
  await waitFor(() => expect(result.current.data?.total).toBe(43));
  await Promise.resolve();
  expect(asked).toEqual([1]);
});
