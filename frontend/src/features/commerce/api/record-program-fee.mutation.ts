import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type PaymentClaim = Body<'/api/me/program-fees'>;

export function recordProgramFee(claim: PaymentClaim, key: string) {
  return answer(api.POST('/api/me/program-fees', { body: claim, params: { header: { 'Idempotency-Key': key } } }));
}
