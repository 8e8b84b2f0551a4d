import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type Effect = Answer<'/api/ops/effects'>['items'][number];

export const effectsQuery = queryOptions({
  queryKey: ['operations', 'effects'],
  queryFn: readFrom('/api/ops/effects'),
  ...polled(),
});
