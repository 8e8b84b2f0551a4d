import { answer, api } from '../../../shared/api/client';

interface HireDecision {
  requestId: string;
  status: 'approved' | 'rejected';
  reason?: string | undefined;
}

export function decideHireRequest({ requestId, ...body }: HireDecision, key: string) {
  return answer(
    api.POST('/api/admin/hire-requests/{requestId}/status', {
      params: { path: { requestId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
}
