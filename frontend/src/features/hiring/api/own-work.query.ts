import { readQuery } from '../../../shared/api/read-query';

export const ownWorkQuery = (requestId: string, id: string) =>
  readQuery(['invitations', 'work', id], '/api/me/work/{requestId}/{id}', { path: { requestId, id } });
