import { answer, api } from '../../../shared/api/client';

export interface Reactivation {
  userId: string;
  reason: string | undefined;
}

export function reactivateMember({ userId, reason }: Reactivation, key: string) {
  return answer(
    api.POST('/api/admin/members/{id}/reactivate', {
      params: { path: { id: userId }, header: { 'Idempotency-Key': key } },
      body: { reason },
    }),
  );
}
