import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type Availability = Answer<'/api/me/availability'>;

export const availabilityQuery = queryOptions({
  queryKey: ['availability'],
  queryFn: readFrom('/api/me/availability'),
});
