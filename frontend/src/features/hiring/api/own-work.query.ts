import { queryOptions } from '@tanstack/react-query';
import { readFrom } from '../../../shared/api/requests';

export const ownWorkQuery = (requestId: string, id: string) =>
  queryOptions({
    queryKey: ['invitations', 'work', id],
    queryFn: readFrom('/api/me/work/{requestId}/{id}', { path: { requestId, id } }),
  });
