import { answer, api } from '../../../shared/api/client';

interface ToolDecision {
  applicationId: string;
  status: 'approved' | 'rejected';
  reason?: string | undefined;
}

export function decideToolRequest({ applicationId, ...body }: ToolDecision, key: string) {
  return answer(
    api.POST('/api/admin/tool-requests/{applicationId}/status', {
      params: { path: { applicationId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
}
