import { answer, api } from '../../../shared/api/client';

interface FeeRejection {
  applicationId: string;
  reason: string | undefined;
}

export function rejectProgramFee({ applicationId, reason }: FeeRejection, key: string) {
  return answer(
    api.POST('/api/admin/program-fees/{applicationId}/reject', {
      params: { path: { applicationId }, header: { 'Idempotency-Key': key } },
      body: { reason },
    }),
  );
}
