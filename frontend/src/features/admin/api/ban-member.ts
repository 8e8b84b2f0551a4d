import { answer, api } from '../../../shared/api/client';

export interface Ban {
  userId: string;
  reason: string | undefined;
}

export function banMember({ userId, reason }: Ban, key: string) {
  return answer(
    api.POST('/api/admin/members/{id}/ban', {
      params: { path: { id: userId }, header: { 'Idempotency-Key': key } },
      body: { reason },
    }),
  );
}
