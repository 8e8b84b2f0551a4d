import type { EventMetadata, Projector } from '../../../../platform/event-sourcing/index.js';
import { type PersonalDataErased, whenMemberErased } from '../../../identity/public.js';
import { referenceKey } from '../../card-payments/reference-key.js';
import type { OrderEvent } from '../../domain/order.events.js';
import { paid, returnedBy, unpaid } from '../../domain/order-payment.js';
import type { StaffOrderRow } from './all-orders.row.js';

/** All orders, for staff. After an erasure, finished orders stay and the others are deleted. */
export const allOrdersProjector: Projector<OrderEvent | PersonalDataErased, StaffOrderRow> = {
  name: 'all-orders',
  audience: 'staff',
  on: {
    OrderPlaced: ({ data: { toolName, price }, meta }, rows) => {
      const { streamId: id, subjectId: memberId, recordedAt: placedAt } = meta;
      const untouched = { status: 'pending', reason: null, changedAt: null, changedBy: null, returned: null } as const;
      rows.put({ id, memberId, toolName, price, placedAt, openSince: placedAt, ...untouched, ...unpaid });
    },
    OrderProcessingStarted: ({ meta }, rows) =>
      rows.updateIfPresent(meta.streamId, { status: 'processing', ...changeOf(meta) }),
    OrderStatusKept: ({ data, meta }, rows) => rows.updateIfPresent(meta.streamId, data),
    OrderCompleted: ({ meta }, rows) =>
      rows.updateIfPresent(meta.streamId, { status: 'completed', openSince: null, ...changeOf(meta) }),
    OrderRejected: ({ data: { reason }, meta }, rows) => {
      const rejected = { status: 'rejected', reason: reason ?? null, openSince: null } as const;
      rows.updateIfPresent(meta.streamId, { ...rejected, ...changeOf(meta) });
    },
    OrderPaymentClaimed: ({ data: claimed, meta }, rows) =>
      rows.updateIfPresent(meta.streamId, { claimed, referenceKey: referenceKey(claimed.reference) }),
    OrderPaymentWithdrawn: ({ meta }, rows) => rows.updateIfPresent(meta.streamId, unpaid),
    OrderPaid: ({ data: { reference }, meta }, rows) =>
      rows.updateIfPresent(meta.streamId, paid(referenceKey(reference), meta.recordedAt)),
    OrderPaymentReturned: (event, rows) => rows.updateIfPresent(event.meta.streamId, returnedBy(event)),
    PersonalDataErased: whenMemberErased((rows) =>
      rows.changeAll(({ returned, ...row }) =>
        row.openSince === null ? { ...row, returned: returned && { ...returned, reference: null } } : undefined,
      ),
    ),
  },
};

const changeOf = ({ recordedAt, actorId }: EventMetadata): Pick<StaffOrderRow, 'changedAt' | 'changedBy'> => ({
  changedAt: recordedAt,
  changedBy: actorId,
});
