import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import { recordedLook } from '../../../shared/api/recorded-look';
import type { Answer, Query } from '../../../shared/api/types';
import { watched } from '../../../shared/console/watching';

export type HistoryEntry = Answer<'/api/audit/events'>['items'][number];
export type HistoryFilter = Omit<Query<'/api/audit/events'>, 'cursor' | 'pageSize'>;
export type KnownMember = Answer<'/api/audit/members'>['items'][number];
export type MemberState = Answer<'/api/audit/members/{id}/state'>;

const PAGE = 25;

export const historyQuery = (filter: HistoryFilter, follows: boolean) =>
  infiniteQueryOptions({
    queryKey: ['history', filter],
    queryFn: ({ pageParam, signal }) =>
      answer(
        api.GET('/api/audit/events', {
          params: { query: { ...filter, pageSize: PAGE, ...(pageParam && { cursor: pageParam }) } },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    ...(follows && watched()),
    placeholderData: keepPreviousData,
  });

const MOST = 100;

/** All that one request set off, oldest first. */
export const storyQuery = (correlationId: string) => oldestFirst({ correlationId });

/** The latest hundred facts of a member's life, oldest first. */
export const lifeQuery = (subject: string) => oldestFirst({ subject });

const oldestFirst = (filter: HistoryFilter) =>
  queryOptions({
    queryKey: ['history', 'oldest first', filter],
    queryFn: async ({ signal }) => {
      const query = { ...filter, pageSize: MOST };
      const { items, total } = await answer(api.GET('/api/audit/events', { params: { query }, signal }));
      return { events: items.toReversed(), isCut: total > MOST };
    },
  });

export const eventTypesQuery = queryOptions({
  queryKey: ['event-types'],
  queryFn: ({ signal }) => answer(api.GET('/api/audit/event-types', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

export const knownMembersQuery = (q: string) =>
  queryOptions({
    queryKey: ['known-members', q],
    queryFn: ({ signal }) => answer(api.GET('/api/audit/members', { params: { query: { q } }, signal })),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });

/** What is so now is asked for each time. */
export const memberStateQuery = (memberId: string, at: string | undefined) =>
  queryOptions({
    queryKey: ['member-state', memberId, at ?? 'now'],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/audit/members/{id}/state', {
          params: { path: { id: memberId }, query: at ? { at } : {} },
          signal,
        }),
      ),
    staleTime: at ? Number.POSITIVE_INFINITY : 0,
    ...recordedLook,
    placeholderData: keepPreviousData,
  });
