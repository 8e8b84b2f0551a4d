import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type FeatureSwitch = Answer<'/api/admin/features'>['items'][number];

export const switchesQuery = queryOptions({
  queryKey: ['features', 'switches'],
  queryFn: readFrom('/api/admin/features'),
});
