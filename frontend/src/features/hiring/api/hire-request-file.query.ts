import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';
import type { Answer } from '../../../shared/api/types';

export type HireRequestFile = Answer<'/api/me/hire-requests/{requestId}'>;

export const hireRequestFileQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['hire-requests', 'file', requestId],
    queryFn: readFrom('/api/me/hire-requests/{requestId}', { path: { requestId } }),
  });

export const staffHireRequestFileQuery = (requestId: string) =>
  queryOptions({
    queryKey: ['approved-hire-requests', 'file', requestId],
    queryFn: readFrom('/api/admin/hire-requests/{requestId}', { path: { requestId } }),
  });
