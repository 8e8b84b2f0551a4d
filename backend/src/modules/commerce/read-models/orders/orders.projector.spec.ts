import { describe, expect, it } from '@jest/globals';
import { at, day, streamId as id, memberId, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { ordersProjector } from './orders.projector.js';
import { showOrder } from './orders.response.js';
import type { OrderRow } from './orders.row.js';

const given = projectorSpec(ordersProjector);

const details = { toolName: 'Business Cards', price: { amount: 1_500_000, currency: 'NGN' } };
const placed = { type: 'OrderPlaced' as const, data: details, meta: at(1) };
const started = { type: 'OrderProcessingStarted' as const, data: {}, meta: at(2) };
const completed = { type: 'OrderCompleted' as const, data: {}, meta: at(3) };
const rejected = { type: 'OrderRejected' as const, data: { reason: 'Out of paper.' }, meta: at(2) };
const row: OrderRow = {
  id,
  memberId,
  ...details,
  status: 'pending',
  reason: null,
  placedAt: day(1),
  claimed: null,
  paidAt: null,
  referenceKey: null,
  returned: null,
  startedAt: null,
  endedAt: null,
};

describe('orders', () => {
  it('are pending when they are placed', () => given(placed).thenRows(row));
  it('keep when each step was taken', () =>
    given(placed, started, completed).thenRows({
      ...row,
      status: 'completed',
      startedAt: day(2),
      endedAt: day(3),
    }));
  it('keep why they were rejected', () =>
    given(placed, rejected).thenRows({ ...row, status: 'rejected', reason: 'Out of paper.', endedAt: day(2) }));
});

describe('the payment', () => {
  const claim = { ...details.price, reference: 'SK-123' };
  const claimed = { type: 'OrderPaymentClaimed' as const, data: claim, meta: at(2) };
  const paid = {
    type: 'OrderPaid' as const,
    data: { ...claim, by: 'staff' as const, toolName: 'Business Cards' },
    meta: at(3),
  };
  const returned = {
    type: 'OrderPaymentReturned' as const,
    data: details.price,
    meta: { ...at(4), actorId: memberId },
  };

  it('is claimed first', () => given(placed, claimed).thenRows({ ...row, claimed: claim, referenceKey: 'sk123' }));
  it('is nobody’s claim once that was withdrawn', () =>
    given(placed, claimed, { type: 'OrderPaymentWithdrawn', data: {}, meta: at(3) }).thenRows(row));
  it('says when it came', () =>
    given(placed, claimed, paid).thenRows({ ...row, paidAt: day(3), referenceKey: 'sk123' }));
  it('is due again once it went back', () =>
    given(placed, claimed, paid, returned).thenRow(id, {
      paidAt: null,
      referenceKey: 'sk123',
      returned: { ...details.price, at: day(4).toISOString(), by: memberId, reference: null },
    }));
});

describe('the timeline', () => {
  const steps = (order: Partial<OrderRow>) => showOrder({ ...row, ...order }).timeline.map(({ status }) => status);

  it.each<[Partial<OrderRow>, string[]]>([
    [{}, ['pending']],
    [{ status: 'processing', startedAt: day(2) }, ['pending', 'processing']],
    [{ status: 'completed', startedAt: day(2), endedAt: day(3) }, ['pending', 'processing', 'completed']],
    [{ status: 'rejected', endedAt: day(2) }, ['pending', 'rejected']],
  ])('of %p', (order, expected) => {
    expect(steps(order)).toEqual(expected);
  });
});
