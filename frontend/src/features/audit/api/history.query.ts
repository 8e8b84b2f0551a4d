import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer, Query } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';
import { cursorQuery } from './cursor-query';

export type HistoryEntry = Answer<'/api/audit/events'>['items'][number];
export type HistoryFilter = Omit<Query<'/api/audit/events'>, 'cursor' | 'pageSize'>;

const MAX_EVENTS = 100;

export const historyQuery = (filter: HistoryFilter, follows: boolean) => ({
  ...cursorQuery(['history', filter], (place) => readEvents({ ...filter, ...place })),
  ...(follows && polled()),
});

/** All events that one request caused, oldest first. */
export const storyQuery = (correlationId: string) => oldestFirst({ correlationId });

/** The decisions of one batch and the events they caused. */
export const batchQuery = (correlationId: string) =>
  cursorQuery(['history', 'batch', correlationId], (place) =>
    readEvents({ correlationId, ...place, pageSize: MAX_EVENTS }),
  );

/** The latest hundred events of a member, oldest first. */
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
