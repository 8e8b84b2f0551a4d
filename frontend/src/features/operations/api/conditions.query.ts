import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type Condition = Answer<'/api/ops/conditions'>['items'][number];

export const conditionsQuery = queryOptions({
  queryKey: ['operations', 'conditions'],
  queryFn: readFrom('/api/ops/conditions'),
  ...polled(),
});
