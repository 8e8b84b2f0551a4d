import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import { asProblem } from '../../../shared/api/problem';
import { sendCommand } from '../../../shared/api/send-command';
import type { Answer } from '../../../shared/api/types';
import { called, WATCH_CLOSELY_MS, watched } from '../../../shared/console/watching';

export type Consumer = Answer<'/api/ops/consumers'>['items'][number];
export type Horizon = Answer<'/api/ops/consumers'>['horizon'];
export type Server = Answer<'/api/ops/server'>;
export type Rebuild = NonNullable<Consumer['rebuild']>;
export type ParkedStream = Answer<'/api/ops/consumers/{name}/parked'>['items'][number];

export const consumersQuery = queryOptions({
  queryKey: ['operations', 'consumers'],
  queryFn: ({ signal }) => answer(api.GET('/api/ops/consumers', { signal })),
  ...watched(),
});

export const serverQuery = queryOptions({
  queryKey: ['operations', 'server'],
  queryFn: ({ signal }) => answer(api.GET('/api/ops/server', { signal })),
  ...watched(WATCH_CLOSELY_MS),
});

export const parkedQuery = (name: string) =>
  queryOptions({
    queryKey: ['operations', 'parked', name],
    queryFn: ({ signal }) =>
      answer(api.GET('/api/ops/consumers/{name}/parked', { params: { path: { name } }, signal })),
    ...watched(),
  });

export const pauseConsumer = (name: string, key: string) =>
  answer(api.POST('/api/ops/consumers/{name}/pause', { params: called(name, key) }));

export const resumeConsumer = (name: string, key: string) =>
  answer(api.POST('/api/ops/consumers/{name}/resume', { params: called(name, key) }));

export const rebuildProjection = (name: string, key: string) =>
  answer(api.POST('/api/ops/projections/{name}/rebuild', { params: called(name, key) }));

export const cancelRebuild = (name: string, key: string) =>
  answer(api.POST('/api/ops/projections/{name}/rebuild/cancel', { params: called(name, key) }));

/** Asks for each by itself, so that the log tells of each; workers then carry them out in turn. */
export async function rebuildAll(names: readonly string[]): Promise<void> {
  for (const name of names) await unlessRefused(sendCommand(rebuildProjection, name), 'REBUILD_RUNNING');
}

export async function cancelRebuilds(names: readonly string[]): Promise<void> {
  for (const name of names) await unlessRefused(sendCommand(cancelRebuild, name), 'NO_REBUILD_RUNNING');
}

/** What is so already needs no word when it is asked for among many. */
async function unlessRefused(asked: Promise<unknown>, code: string): Promise<void> {
  await asked.catch((thrown: unknown) => {
    if (asProblem(thrown).code !== code) throw thrown;
  });
}

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
