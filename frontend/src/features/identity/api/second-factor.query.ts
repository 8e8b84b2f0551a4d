import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: readFrom('/api/me/second-factor'),
});
