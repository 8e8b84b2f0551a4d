import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type JobQueue = Answer<'/api/ops/queues'>['items'][number];

export const queuesQuery = queryOptions({
  queryKey: ['operations', 'queues'],
  queryFn: readFrom('/api/ops/queues'),
  ...polled(),
});
