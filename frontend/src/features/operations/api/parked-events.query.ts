import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';
import { polled } from '../../../shared/console/polling';

export type ParkedStream = Answer<'/api/ops/consumers/{name}/parked'>['items'][number];

export const parkedEventsQuery = (name: string) =>
  queryOptions({
    queryKey: ['operations', 'parked', name],
    queryFn: readFrom('/api/ops/consumers/{name}/parked', { path: { name } }),
    ...polled(),
  });
