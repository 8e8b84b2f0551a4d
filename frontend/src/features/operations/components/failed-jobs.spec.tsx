/** @jest-environment @happy-dom/jest-environment */
import '../../../../test/between-tabs';
import { expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { responseWith } from '../../../../test/response-with';
import { FailedJobs } from './failed-jobs';

const failed = { error: 'Error (ECONNREFUSED)', tries: 5, addedAt: '2030-01-31T12:00:00Z', finishedAt: null };

it.each([
  ['{"mail":"m-1"}', /^{"mail":"m-1"}: Error \(ECONNREFUSED\) \(5 tries/],
  ['{}', /^Error \(ECONNREFUSED\) \(5 tries/],
])('says what a failed job is about, where it is about anything: %s', async (about, says) => {
  const page = { items: [{ id: '1', about, ...failed }], total: 1, page: 1, pageSize: 50, nextCursor: null };
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(responseWith(page));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <FailedJobs name="mail" />
    </QueryClientProvider>,
  );
  expect((await screen.findByRole('listitem')).querySelector('p')?.textContent).toMatch(says);
});
