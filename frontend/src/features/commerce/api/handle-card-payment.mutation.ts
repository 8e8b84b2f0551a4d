import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type Outcome = Body<'/api/admin/card-payments/{paymentId}/handled'>['outcome'];

export function handleCardPayment({ paymentId, outcome }: { paymentId: string; outcome: Outcome }, key: string) {
  return answer(
    api.POST('/api/admin/card-payments/{paymentId}/handled', {
      params: { path: { paymentId }, header: { 'Idempotency-Key': key } },
      body: { outcome },
    }),
  );
}
