import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const certificateQuery = queryOptions({
  queryKey: ['certificates'],
  queryFn: readFrom('/api/me/certificate'),
});
