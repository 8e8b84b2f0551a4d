import type { Projector } from '../../../../platform/event-sourcing/index.js';
import type { OrderEvent } from '../../domain/order.events.js';
import type { OrderRow } from './orders.row.js';

export const ordersProjector: Projector<OrderEvent, OrderRow> = {
  name: 'orders',
  audience: { member: (row) => row.memberId },
  on: {
    OrderPlaced: ({ data: { toolName, price }, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: placedAt } = meta;
      const ahead = { status: 'pending', reason: null, startedAt: null, endedAt: null } as const;
      rows.put({ id, memberId, toolName, price, placedAt, ...ahead });
    },
    OrderProcessingStarted: ({ meta }, rows) =>
      rows.update(meta.streamId, { status: 'processing', startedAt: meta.recordedAt }),
    OrderCompleted: ({ meta }, rows) => rows.update(meta.streamId, { status: 'completed', endedAt: meta.recordedAt }),
    OrderRejected: ({ data: { reason }, meta }, rows) =>
      rows.update(meta.streamId, { status: 'rejected', reason: reason ?? null, endedAt: meta.recordedAt }),
  },
};
