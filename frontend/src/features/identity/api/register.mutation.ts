import { answer, api, asVisitor } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type Registration = Body<'/api/auth/register'>;

export function register(registration: Registration, key: string) {
  const params = { header: { 'Idempotency-Key': key } };
  return answer(api.POST('/api/auth/register', { body: registration, params, ...asVisitor }));
}
