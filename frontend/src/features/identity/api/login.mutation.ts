import { answer, api, asVisitor } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type Credentials = Body<'/api/auth/login'>;

export function login(credentials: Credentials) {
  return answer(api.POST('/api/auth/login', { body: credentials, ...asVisitor }));
}
