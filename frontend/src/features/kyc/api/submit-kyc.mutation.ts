import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type KycSubmission = Body<'/api/me/kyc'>;

export function submitKyc(submission: KycSubmission, key: string) {
  return answer(api.POST('/api/me/kyc', { body: submission, params: { header: { 'Idempotency-Key': key } } }));
}
