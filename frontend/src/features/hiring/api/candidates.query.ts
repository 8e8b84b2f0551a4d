import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const candidatesQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['candidates', requestId],
    queryFn: readFrom('/api/admin/hire-requests/{requestId}/candidates', { path: { requestId } }),
  });
