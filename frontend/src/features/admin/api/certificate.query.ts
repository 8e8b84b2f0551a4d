import { readQuery } from '../../../shared/api/read-query';
import { auditedRead } from '../../../shared/api/refetch';

export const certificateOfQuery = (id: string) =>
  readQuery(['certificates', id], '/api/admin/members/{id}/certificate', { path: { id } }, auditedRead);
