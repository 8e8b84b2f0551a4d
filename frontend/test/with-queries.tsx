import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider, useQueries } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';

interface Options {
  /** More topics that the page shows. */
  shows?: string[];
  queries?: QueryClient;
}

/** Renders a hook in a page and counts the fetches of each shown topic. */
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
