import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type HireWish = Body<'/api/me/hire-requests'>;

export function requestCreators(wish: HireWish, key: string) {
  return answer(api.POST('/api/me/hire-requests', { body: wish, params: { header: { 'Idempotency-Key': key } } }));
}
