import { answer, api } from '../../../shared/api/client';

interface Failure {
  userId: string;
  attempt: number;
  reason: string | undefined;
  staffNote: string | undefined;
}

export function failKyc({ userId, ...body }: Failure, key: string) {
  return answer(
    api.POST('/api/admin/kyc/{userId}/fail', {
      params: { path: { userId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
}
