import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query';

/** Lesson texts belong to the product and are cached as files. */
const NOT_A_MEMBERS_OWN = 'lesson-texts';

/** The data of all queries, without the state of their last fetch: a failed refetch must not discard the data. */
export function shownData(queries: QueryClient): DehydratedState {
  const { queries: seen } = dehydrate(queries, {
    shouldDehydrateQuery: ({ queryKey, state }) => state.data !== undefined && queryKey[0] !== NOT_A_MEMBERS_OWN,
  });
  return {
    mutations: [],
    queries: seen.map(({ promise: _, state: { data }, ...query }) => ({ ...query, state: { ...untried, data } })),
  };
}

/** Whether the data came from the server since this page was opened; restored data has the time 0. */
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
