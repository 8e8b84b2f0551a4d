import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import { recordedLook } from '../../../shared/api/recorded-look';
import type { Answer, Body, Query } from '../../../shared/api/types';

export type ErasuresQuery = Query<'/api/audit/erasures'>;
export type ErasureEntry = Answer<'/api/audit/erasures'>['items'][number];
export type HeldData = Answer<'/api/audit/members/{id}/data'>;

/** Nothing tells a browser of a new request; the list looks for itself. */
const LOOK_MS = 30_000;

export const erasuresQuery = (query: ErasuresQuery) =>
  queryOptions({
    queryKey: ['erasures', query],
    queryFn: ({ signal }) => answer(api.GET('/api/audit/erasures', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_MS,
  });

const of = (id: string) => ({ params: { path: { id } } });

export const heldDataQuery = (memberId: string) =>
  queryOptions({
    queryKey: ['held-data', memberId],
    queryFn: ({ signal }) => answer(api.GET('/api/audit/members/{id}/data', { ...of(memberId), signal })),
    staleTime: Number.POSITIVE_INFINITY,
    ...recordedLook,
    retry: false,
  });

/** The same, to be handed to the member; recorded as taken out. */
export const heldDataFile = (memberId: string) => answer(api.GET('/api/audit/members/{id}/data/export', of(memberId)));

type EraseBody = Body<'/api/audit/members/{id}/erase'>;

export const eraseMember = ({ memberId, ...body }: EraseBody & { memberId: string }, key: string) =>
  answer(
    api.POST('/api/audit/members/{id}/erase', {
      params: { path: { id: memberId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
