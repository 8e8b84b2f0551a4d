import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const sharingBusinessesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sharing-businesses', userId],
    queryFn: readFrom('/api/admin/kyc/{userId}/sharing', { path: { userId } }),
  });
