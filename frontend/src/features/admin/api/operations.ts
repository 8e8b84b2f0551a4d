import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';
import { called, WATCH_MS } from './watching';

export type Consumer = Answer<'/api/ops/consumers'>['items'][number];
export type Horizon = Answer<'/api/ops/consumers'>['horizon'];
export type Server = Answer<'/api/ops/server'>;
export type Rebuild = NonNullable<Answer<'/api/ops/projections'>['items'][number]['rebuild']>;
export type ParkedStream = Answer<'/api/ops/consumers/{name}/parked'>['items'][number];

export const consumersQuery = queryOptions({
  queryKey: ['operations', 'consumers'],
  queryFn: ({ signal }) => answer(api.GET('/api/ops/consumers', { signal })),
  refetchInterval: WATCH_MS,
});

export const serverQuery = queryOptions({
  queryKey: ['operations', 'server'],
  queryFn: ({ signal }) => answer(api.GET('/api/ops/server', { signal })),
  refetchInterval: WATCH_MS,
});

export const projectionsQuery = queryOptions({
  queryKey: ['operations', 'projections'],
  queryFn: ({ signal }) => answer(api.GET('/api/ops/projections', { signal })),
  refetchInterval: WATCH_MS,
});

export const parkedQuery = (name: string) =>
  queryOptions({
    queryKey: ['operations', 'parked', name],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/ops/consumers/{name}/parked', { params: { path: { name } }, signal })),
    refetchInterval: WATCH_MS,
  });

export const pauseConsumer = (name: string, key: string) =>
  answer(api.POST('/api/ops/consumers/{name}/pause', { params: called(name, key) }));

export const resumeConsumer = (name: string, key: string) =>
  answer(api.POST('/api/ops/consumers/{name}/resume', { params: called(name, key) }));

export const rebuildProjection = (name: string, key: string) =>
  answer(api.POST('/api/ops/projections/{name}/rebuild', { params: called(name, key) }));

export const cancelRebuild = (name: string, key: string) =>
  answer(api.POST('/api/ops/projections/{name}/rebuild/cancel', { params: called(name, key) }));

interface Parked {
  name: string;
  streamId: string;
}

export const replayParked = ({ name, streamId }: Parked, key: string) =>
  answer(
    api.POST('/api/ops/consumers/{name}/parked/{streamId}/replay', {
      params: { path: { name, streamId }, header: { 'Idempotency-Key': key } },
    }),
  );

export const discardParked = ({ name, streamId, ...body }: Parked & { version: number; reason: string }, key: string) =>
  answer(
    api.POST('/api/ops/consumers/{name}/parked/{streamId}/discard', {
      params: { path: { name, streamId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
