import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type LoanWish = Body<'/api/me/loans'>;

export function requestLoan(wish: LoanWish, key: string) {
  return answer(api.POST('/api/me/loans', { body: wish, params: { header: { 'Idempotency-Key': key } } }));
}
