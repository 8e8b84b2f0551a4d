import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type HistoryEntry = Answer<'/api/audit/events'>['items'][number];
export type HistoryFilter = Omit<Query<'/api/audit/events'>, 'cursor' | 'pageSize'>;

const PAGE_SIZE = 25;
const MAX_EVENTS = 100;

export const historyQuery = (filter: HistoryFilter, follows: boolean) =>
  infiniteQueryOptions({
    queryKey: ['history', filter],
    queryFn: ({ pageParam, signal }) => readEvents({ ...filter, pageSize: PAGE_SIZE, ...pageParam })({ signal }),
    initialPageParam: {},
    getNextPageParam: ({ nextCursor }) => (nextCursor ? { cursor: nextCursor } : undefined),
    ...(follows && polled()),
    placeholderData: keepPreviousData,
  });

/** All that one request set off, oldest first. */
export const storyQuery = (correlationId: string) => oldestFirst({ correlationId });

/** The latest hundred facts of a member's life, oldest first. */
export const lifeQuery = (subject: string) => oldestFirst({ subject });

const readEvents = (query: Query<'/api/audit/events'>) => readFrom('/api/audit/events', { query });

const oldestFirst = (filter: HistoryFilter) =>
  queryOptions({
    queryKey: ['history', 'oldest first', filter],
    queryFn: async (context) => {
      const { items, total } = await readEvents({ ...filter, pageSize: MAX_EVENTS })(context);
      return { events: items.toReversed(), isCut: total > MAX_EVENTS };
    },
  });
