import { answer, api } from '../../../shared/api/client';

export interface Approval {
  appraisalId: string;
  points: number;
  comment: string | undefined;
}

export function approveAppraisal({ appraisalId, points, comment }: Approval, key: string) {
  return answer(
    api.POST('/api/admin/appraisals/{appraisalId}/approve', {
      params: { path: { appraisalId }, header: { 'Idempotency-Key': key } },
      body: { points, comment },
    }),
  );
}
