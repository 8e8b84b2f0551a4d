import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const firstCandidatesQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['hire-requests', 'candidates', requestId],
    queryFn: readFrom('/api/me/hire-requests/{requestId}/candidates', { path: { requestId } }),
  });

export const candidatesQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['candidates', requestId],
    queryFn: readFrom('/api/admin/hire-requests/{requestId}/candidates', { path: { requestId } }),
  });
