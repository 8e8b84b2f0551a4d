import { queryOptions } from '@tanstack/react-query';
import { auditedRead } from '../../../shared/api/refetch';
import { readFrom } from '../../../shared/api/requests';

export const certificateOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['certificates', id],
    queryFn: readFrom('/api/admin/members/{id}/certificate', { path: { id } }),
    ...auditedRead,
  });
