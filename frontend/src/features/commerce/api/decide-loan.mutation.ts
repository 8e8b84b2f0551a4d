import { answer, api } from '../../../shared/api/client';

interface LoanDecision {
  loanId: string;
  status: 'approved' | 'rejected';
  reason?: string | undefined;
}

export function decideLoan({ loanId, ...body }: LoanDecision, key: string) {
  return answer(
    api.POST('/api/admin/loans/{loanId}/status', {
      params: { path: { loanId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
}
