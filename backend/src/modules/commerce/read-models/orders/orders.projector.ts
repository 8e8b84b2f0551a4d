import type { Projector } from '../../../../platform/event-sourcing/index.js';
import { referenceKey } from '../../card-payments/reference-key.js';
import type { OrderEvent } from '../../domain/order.events.js';
import { paid, returnedBy, unpaid } from '../../domain/order-payment.js';
import type { OrderRow } from './orders.row.js';

export const ordersProjector: Projector<OrderEvent, OrderRow> = {
  name: 'orders',
  audience: { member: (row) => row.memberId },
  on: {
    OrderPlaced: ({ data: { toolName, price }, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: placedAt } = meta;
      const ahead = { status: 'pending', reason: null, startedAt: null, endedAt: null } as const;
      rows.put({ id, memberId, toolName, price, placedAt, ...ahead, ...unpaid, returned: null });
    },
    OrderProcessingStarted: ({ meta }, rows) =>
      rows.update(meta.streamId, { status: 'processing', startedAt: meta.recordedAt }),
    OrderStatusKept: ({ data, meta }, rows) => rows.update(meta.streamId, data),
    OrderCompleted: ({ meta }, rows) => rows.update(meta.streamId, { status: 'completed', endedAt: meta.recordedAt }),
    OrderRejected: ({ data: { reason }, meta }, rows) =>
      rows.update(meta.streamId, { status: 'rejected', reason: reason ?? null, endedAt: meta.recordedAt }),
    OrderPaymentClaimed: ({ data: claimed, meta }, rows) =>
      rows.update(meta.streamId, { claimed, referenceKey: referenceKey(claimed.reference) }),
    OrderPaymentWithdrawn: ({ meta }, rows) => rows.update(meta.streamId, unpaid),
    OrderPaid: ({ data: { reference }, meta }, rows) =>
      rows.update(meta.streamId, paid(referenceKey(reference), meta.recordedAt)),
    OrderPaymentReturned: (event, rows) => rows.update(event.meta.streamId, returnedBy(event)),
  },
};
