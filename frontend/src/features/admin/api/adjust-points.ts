import { answer, api } from '../../../shared/api/client';

export interface Adjustment {
  userId: string;
  delta: number;
  reason: string | undefined;
}

export function adjustPoints({ userId, delta, reason }: Adjustment, key: string) {
  return answer(
    api.POST('/api/admin/members/{id}/points', {
      params: { path: { id: userId }, header: { 'Idempotency-Key': key } },
      body: { delta, reason },
    }),
  );
}
