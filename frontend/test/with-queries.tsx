import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

interface Options {
  /** The topics that the page shows beside what is tested. */
  shows?: string[];
  queries?: QueryClient;
}

/** Runs a hook on a page of its own, which counts how often each topic it shows was asked for. */
export function renderWithQueries<Result>(
  use: () => Result,
  { shows = [], queries = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } }) }: Options = {},
) {
  const asks = new Map(shows.map((topic) => [topic, jest.fn(async () => topic)]));
  const useShown = () => {
    useQueries({ queries: [...asks].map(([topic, queryFn]) => ({ queryKey: [topic], queryFn, staleTime: Infinity })) });
    return use();
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  );
  const page = renderHook(useShown, { wrapper });
  return { ...page, queries, asked: (topic: string) => asks.get(topic)?.mock.calls.length };
}
