import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type SecondFactor = Answer<'/api/me/second-factor'>;

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: readFrom('/api/me/second-factor'),
});
