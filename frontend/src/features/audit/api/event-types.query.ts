import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type EventTypeEntry = Answer<'/api/audit/event-types'>['items'][number];

export const eventTypesQuery = queryOptions({
  queryKey: ['event-types'],
  queryFn: readFrom('/api/audit/event-types'),
  staleTime: Number.POSITIVE_INFINITY,
});
