import { answer, api } from '../../../shared/api/client';

export interface Upgrade {
  userId: string;
  plan: 'basic' | 'standard';
}

export function upgradeMember({ userId, plan }: Upgrade, key: string) {
  return answer(
    api.POST('/api/admin/members/{id}/upgrade', {
      params: { path: { id: userId }, header: { 'Idempotency-Key': key } },
      body: { plan },
    }),
  );
}
