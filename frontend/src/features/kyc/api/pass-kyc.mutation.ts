import { answer, api } from '../../../shared/api/client';

/** Names the attempt that was read, so that another one that came meanwhile is not passed unread. */
export function passKyc({ userId, attempt }: { userId: string; attempt: number }, key: string) {
  return answer(
    api.POST('/api/admin/kyc/{userId}/pass', {
      params: { path: { userId }, header: { 'Idempotency-Key': key } },
      body: { attempt },
    }),
  );
}
