/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, it, jest } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { fireEvent } from '@testing-library/react';
import { pass } from '../../../test/time';
import { renderWithQueries } from '../../../test/with-queries';
import { queryClient } from './query-client';

jest.useFakeTimers();
afterEach(() => queryClient.clear());

it.each([
  ['comes to the front', document, ['visibilitychange']],
  ['is turned to again, beside another that did not hide it', window, ['focus']],
  ['is back on the network', window, ['offline', 'online']],
  ['is on the network, having been opened without one', window, ['online']],
])('what a window shows is asked for again when it %s', async (_, where, events) => {
  const { asked, unmount } = renderWithQueries(() => undefined, { shows: ['profile'], queries: queryClient });
  await pass();
  for (const event of events) where.dispatchEvent(new Event(event, { bubbles: true }));
  await pass();
  expect(asked('profile')).toBe(2);
  unmount();
});

it('is asked for once when a window comes to the front and is turned to', async () => {
  const { asked } = renderWithQueries(() => undefined, { shows: ['profile'], queries: queryClient });
  await pass();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  window.dispatchEvent(new Event('focus'));
  await pass();
  expect(asked('profile')).toBe(2);
});

it('tells within a second that no answer comes, and asks again once the server answers', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const queryFn = jest.fn(async () => 'there').mockRejectedValue(new TypeError('Failed to fetch'));
  const page = renderWithQueries(() => useQuery({ queryKey: ['points'], queryFn }), { queries: queryClient });
  await pass(1_000);
  expect(page.result.current.isError).toBe(true);
  await pass(10_000);
  expect(queryFn).toHaveBeenCalledTimes(3);
  queryFn.mockResolvedValue('there');
  fetch.mockResolvedValue(new Response());
  await pass(6_000);
  expect(page.result.current.data).toBe('there');
  fetch.mockClear();
  await pass(10_000);
  expect(fetch).not.toHaveBeenCalled();
  page.unmount();
});

it('asks ever more rarely for what fails although the server answers', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const queryFn = jest.fn(async () => 'there').mockRejectedValue(new TypeError('Failed to fetch'));
  const page = renderWithQueries(() => useQuery({ queryKey: ['blocked'], queryFn }), { queries: queryClient });
  await pass(300_000);
  const asked = queryFn.mock.calls.length;
  expect(asked).toBeGreaterThan(3);
  expect(asked).toBeLessThanOrEqual(3 * 10); // each with its two retries
  page.unmount();
});

it.each<[string, () => Promise<unknown>]>([
  ['after its release', async () => fireEvent.pointerUp(document.body)],
  ['after a context menu took it', async () => fireEvent.contextMenu(document.body)],
  ['after a second, where no release is told', async () => pass(1_000)],
])('shows what arrives while something is pressed %s', async (_, end) => {
  const page = renderWithQueries(() => useQuery({ queryKey: ['work'], queryFn: async () => 'before' }), {
    queries: queryClient,
  });
  await pass();
  fireEvent.pointerDown(document.body);
  queryClient.setQueryData(['work'], 'after');
  await pass();
  expect(page.result.current.data).toBe('before');
  await end();
  await pass();
  expect(page.result.current.data).toBe('after');
  page.unmount();
});
