import { answer, api } from '../../../shared/api/client';

export interface Rejection {
  appraisalId: string;
  reason: string | undefined;
}

export function rejectAppraisal({ appraisalId, reason }: Rejection, key: string) {
  return answer(
    api.POST('/api/admin/appraisals/{appraisalId}/reject', {
      params: { path: { appraisalId }, header: { 'Idempotency-Key': key } },
      body: { reason },
    }),
  );
}
