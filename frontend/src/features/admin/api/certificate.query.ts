import { queryOptions } from '@tanstack/react-query';
import { auditedRead } from '../../../shared/api/audited-read';
import { readFrom } from '../../../shared/api/requests';

export const certificateOfQuery = (id: string) =>
  queryOptions({
    queryKey: ['certificates', id],
    queryFn: readFrom('/api/admin/members/{id}/certificate', { path: { id } }),
    ...auditedRead,
  });
