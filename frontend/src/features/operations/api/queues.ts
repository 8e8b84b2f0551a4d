import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '../../../shared/api/client';
import type { Answer } from '../../../shared/api/types';
import { called, watched } from '../../../shared/console/watching';

export type JobQueue = Answer<'/api/ops/queues'>['items'][number];
export type Job = Answer<'/api/ops/queues/{name}/jobs'>['items'][number];
export type Effect = Answer<'/api/ops/effects'>['items'][number];

const MOST = 50;

export const queuesQuery = queryOptions({
  queryKey: ['operations', 'queues'],
  queryFn: ({ signal }) => answer(api.GET('/api/ops/queues', { signal })),
  ...watched(),
});

export const failedJobsQuery = (name: string) =>
  queryOptions({
    queryKey: ['operations', 'failed', name],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/api/ops/queues/{name}/jobs', {
          params: { path: { name }, query: { state: 'failed', pageSize: MOST } },
          signal,
        }),
      ),
    ...watched(),
  });

export const effectsQuery = queryOptions({
  queryKey: ['operations', 'effects'],
  queryFn: ({ signal }) => answer(api.GET('/api/ops/effects', { signal })),
  ...watched(),
});

export const pauseQueue = (name: string, key: string) =>
  answer(api.POST('/api/ops/queues/{name}/pause', { params: called(name, key) }));

export const resumeQueue = (name: string, key: string) =>
  answer(api.POST('/api/ops/queues/{name}/resume', { params: called(name, key) }));

export const retryFailed = (name: string, key: string) =>
  answer(api.POST('/api/ops/queues/{name}/retry-failed', { params: called(name, key) }));

interface OneJob {
  name: string;
  jobId: string;
}

export const retryJob = (path: OneJob, key: string) =>
  answer(
    api.POST('/api/ops/queues/{name}/jobs/{jobId}/retry', { params: { path, header: { 'Idempotency-Key': key } } }),
  );

export const discardJob = ({ reason, ...path }: OneJob & { reason: string }, key: string) =>
  answer(
    api.POST('/api/ops/queues/{name}/jobs/{jobId}/discard', {
      params: { path, header: { 'Idempotency-Key': key } },
      body: { reason },
    }),
  );

export const resolveEffect = ({ id, happened }: { id: string; happened: boolean }, key: string) =>
  answer(
    api.POST('/api/ops/effects/{id}/resolve', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body: { happened },
    }),
  );
