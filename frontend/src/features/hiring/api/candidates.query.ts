import { readQuery } from '../../../shared/api/read-query';

export const firstCandidatesQuery = (requestId: string) =>
  readQuery(['hire-requests', 'candidates', requestId], '/api/me/hire-requests/{requestId}/candidates', {
    path: { requestId },
  });

export const candidatesQuery = (requestId: string) =>
  readQuery(['candidates', requestId], '/api/admin/hire-requests/{requestId}/candidates', { path: { requestId } });
