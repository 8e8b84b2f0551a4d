import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';

/** Texts of the product, which lie in its own files. */
const NOT_A_MEMBERS_OWN = 'lesson-texts';

/** What was seen last. How the latest try to bring it up to date went is left out: a failure now undoes no success. */
export function shownData(queries: QueryClient): DehydratedState {
  const { queries: seen } = dehydrate(queries, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.data !== undefined && queryKey[0] !== NOT_A_MEMBERS_OWN,
  });
  return {
    mutations: [],
    queries: seen.map(({ promise: _, state: { data }, ...query }) => ({ ...query, state: { ...untried, data } })),
  };
}

/** Whether it came from the server since this page was opened; by no clock, as that may have been put right meanwhile. */
export const isFresh = ({ dataUpdatedAt }: { dataUpdatedAt: number }): boolean => dataUpdatedAt > 0;

const untried = {
  dataUpdatedAt: 0,
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  fetchStatus: 'idle',
  isInvalidated: false,
  status: 'success',
} as const;
