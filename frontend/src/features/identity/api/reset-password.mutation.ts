import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export function askForReset(email: string) {
  return answer(api.POST('/api/auth/password/forgot', { body: { email } }));
}

export function resetPassword(reset: Body<'/api/auth/password/reset'>, key: string) {
  return answer(api.POST('/api/auth/password/reset', { body: reset, params: { header: { 'Idempotency-Key': key } } }));
}
