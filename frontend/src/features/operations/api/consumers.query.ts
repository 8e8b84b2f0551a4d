import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type Consumer = Answer<'/api/ops/consumers'>['items'][number];
export type Rebuild = NonNullable<Consumer['rebuild']>;

export const consumersQuery = queryOptions({
  queryKey: ['operations', 'consumers'],
  queryFn: readFrom('/api/ops/consumers'),
  ...polled(),
});
