import { answer, api } from '../../../shared/api/client';
import type { Body } from '../../../shared/api/types';

export type NewOrder = Body<'/api/me/orders'>;

export function placeOrder(order: NewOrder, key: string) {
  return answer(api.POST('/api/me/orders', { body: order, params: { header: { 'Idempotency-Key': key } } }));
}
