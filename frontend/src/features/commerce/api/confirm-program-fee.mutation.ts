import { answer, api } from '../../../shared/api/client';

export function confirmProgramFee({ applicationId }: { applicationId: string }, key: string) {
  return answer(
    api.POST('/api/admin/program-fees/{applicationId}/confirm', {
      params: { path: { applicationId }, header: { 'Idempotency-Key': key } },
    }),
  );
}
