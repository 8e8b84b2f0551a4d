import { answer, api } from '../../../shared/api/client';
import type { Role } from './staff';

export interface RoleChange {
  userId: string;
  grant?: Role;
  revoke?: Role;
}

export function changeRoles({ userId, ...body }: RoleChange, key: string) {
  return answer(
    api.POST('/api/admin/members/{id}/roles', {
      params: { path: { id: userId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
}
