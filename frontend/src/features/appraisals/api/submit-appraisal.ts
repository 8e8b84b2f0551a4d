import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type Submission = Body<'/api/me/appraisals'>;

export function submitAppraisal(submission: Submission, key: string) {
  return answer(api.POST('/api/me/appraisals', { body: submission, params: { header: { 'Idempotency-Key': key } } }));
}
