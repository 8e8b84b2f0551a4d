import { answer, api } from '../../../shared/api/client';
import type { OrderStatus } from './all-orders.query';

interface OrderChange {
  orderId: string;
  status: OrderStatus;
  reason?: string | undefined;
}

export function changeOrderStatus({ orderId, ...body }: OrderChange, key: string) {
  return answer(
    api.POST('/api/admin/orders/{orderId}/status', {
      params: { path: { orderId }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
}
