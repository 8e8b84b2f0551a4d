import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';
import { FAST_POLL_INTERVAL_MS, polled } from '../../../shared/console/polling';

export type Server = Answer<'/api/ops/server'>;

export const serverQuery = queryOptions({
  queryKey: ['operations', 'server'],
  queryFn: readFrom('/api/ops/server'),
  ...polled(FAST_POLL_INTERVAL_MS),
});
