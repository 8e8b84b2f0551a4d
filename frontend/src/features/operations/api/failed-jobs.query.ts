import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type Job = Answer<'/api/ops/queues/{name}/jobs'>['items'][number];

const MAX_JOBS = 50;

export const failedJobsQuery = (name: string) =>
  queryOptions({
    queryKey: ['operations', 'failed', name],
    queryFn: readFrom('/api/ops/queues/{name}/jobs', {
      path: { name },
      query: { state: 'failed', pageSize: MAX_JOBS },
    }),
    ...polled(),
  });
