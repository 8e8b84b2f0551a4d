import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type Correction = { userId: string } & Body<'/api/admin/members/{id}/account'>;

export function correctAccount({ userId, ...body }: Correction, key: string) {
  return answer(
    api.POST('/api/admin/members/{id}/account', {
      params: { path: { id: userId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
}
