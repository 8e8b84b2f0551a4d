import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type Job = Answer<'/api/ops/queues/{name}/jobs'>['items'][number];

const MAX_JOBS = 50;

export const failedJobsQuery = (name: string) =>
  readQuery(
    ['operations', 'failed', name],
    '/api/ops/queues/{name}/jobs',
    {
      path: { name },
      query: { state: 'failed', pageSize: MAX_JOBS },
    },
    polled(),
  );
