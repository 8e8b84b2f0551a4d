import { readQuery } from '../../../shared/api/read-query';
import type { Answer } from '../../../shared/api/types';

export type HireRequestFile = Answer<'/api/me/hire-requests/{requestId}'>;

export const hireRequestFileQuery = (requestId: string) =>
  readQuery(['hire-requests', 'file', requestId], '/api/me/hire-requests/{requestId}', { path: { requestId } });

export const staffHireRequestFileQuery = (requestId: string) =>
  readQuery(['approved-hire-requests', 'file', requestId], '/api/admin/hire-requests/{requestId}', {
    path: { requestId },
  });
