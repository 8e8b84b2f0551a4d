import { describe, expect, it } from '@jest/globals';
import { day, streamId as id, memberId, projectorSpec } from '../../../../../test/support/projector-spec.js';
import { allOrdersProjector } from './all-orders.projector.js';
import { showStaffOrder } from './all-orders.response.js';
import type { StaffOrderRow } from './all-orders.row.js';

const given = projectorSpec(allOrdersProjector);

const actorId = '01900000-0000-7000-8000-00000000000c';
const at = (date: number) => ({ streamId: id, subjectId: memberId, actorId, recordedAt: day(date) });

const price = { amount: 1_500_000, currency: 'NGN' };
const placed = { type: 'OrderPlaced' as const, data: { toolName: 'Business Cards', price }, meta: at(1) };
const row: StaffOrderRow = {
  id,
  memberId,
  toolName: 'Business Cards',
  price,
  status: 'pending',
  reason: null,
  placedAt: day(1),
  claimed: null,
  paidAt: null,
  referenceKey: null,
  returned: null,
  openSince: day(1),
  changedAt: null,
  changedBy: null,
};
const changed = { changedAt: day(2), changedBy: actorId };

describe('all orders', () => {
  it('start pending', () => given(placed).thenRows(row));
  it.each([
    [
      { type: 'OrderProcessingStarted' as const, data: {}, meta: at(2) },
      { status: 'processing' as const, openSince: day(1) },
    ],
    [
      { type: 'OrderCompleted' as const, data: {}, meta: at(2) },
      { status: 'completed' as const, openSince: null },
    ],
    [
      { type: 'OrderRejected' as const, data: { reason: 'Out of paper.' }, meta: at(2) },
      { status: 'rejected' as const, reason: 'Out of paper.', openSince: null },
    ],
  ])('keep who changed them: $type', (event, change) => {
    given(placed, event).thenRows({ ...row, ...change, ...changed });
  });
});

describe('the payment', () => {
  const claim = { ...price, reference: 'SK-123' };
  const claimed = { type: 'OrderPaymentClaimed' as const, data: claim, meta: at(2) };
  const paid = {
    type: 'OrderPaid' as const,
    data: { ...claim, by: 'staff' as const, toolName: 'Business Cards' },
    meta: at(3),
  };
  const returned = { type: 'OrderPaymentReturned' as const, data: price, meta: at(4) };
  const back = { returned: { ...price, at: day(4).toISOString(), by: actorId, reference: null } };

  it('is claimed first', () => given(placed, claimed).thenRows({ ...row, claimed: claim, referenceKey: 'sk123' }));
  it('is nobody’s claim once that was withdrawn', () =>
    given(placed, claimed, { type: 'OrderPaymentWithdrawn', data: {}, meta: at(3) }).thenRows(row));
  it('says when it came', () =>
    given(placed, claimed, paid).thenRows({ ...row, paidAt: day(3), referenceKey: 'sk123' }));
  it('is due again once it went back', () =>
    given(placed, claimed, paid, returned).thenRows({ ...row, ...back, referenceKey: 'sk123' }));
  it('is paid anew after that, and no longer given back', () =>
    given(placed, paid, returned, paid).thenRows({ ...row, paidAt: day(3), referenceKey: 'sk123' }));
  it('adds up what went back in parts, with the reference of staff', () => {
    const part = { ...returned, data: { ...price, amount: 100, left: 1_499_900 } };
    const rest = { ...returned, data: { ...price, amount: 1_499_900, reference: 'GTB-9' } };
    const all = { returned: { ...back.returned, reference: 'GTB-9' } };
    given(placed, paid, part, rest).thenRows({ ...row, ...all, referenceKey: 'sk123' });
  });
  it('loses the reference of staff with the member', () => {
    const byStaff = { ...returned, data: { ...price, reference: 'GTB-9' } };
    const rejected = { type: 'OrderRejected' as const, data: {}, meta: at(3) };
    const erased = { type: 'PersonalDataErased' as const, data: { purpose: 'contact' as const }, meta: at(5) };
    given(placed, paid, rejected, byStaff, erased).thenRow(id, back);
  });
});

describe('the orders of a member who was erased', () => {
  const erased = { type: 'PersonalDataErased' as const, data: { purpose: 'contact' as const }, meta: at(3) };
  const completed = { type: 'OrderCompleted' as const, data: {}, meta: at(2) };

  it('are gone while they wait', () => given(placed, erased).thenRows());
  it('stay gone when a decision came in at that moment', () => given(placed, erased, completed).thenRows());
  it('stay where they are done', () =>
    given(placed, completed, erased).thenRow(id, { status: 'completed', openSince: null }));
  it('stay while only a verification was erased', () =>
    given(placed, { ...erased, data: { purpose: 'kyc' } }).thenRows(row));
});

describe('what staff see of an order', () => {
  it('names the member and the legal next steps', () => {
    const member = {
      firstName: 'Adunni',
      lastName: 'Bello',
      country: 'nigeria',
      state: null,
      qualification: 'Business Owner',
      membershipType: 'Business' as const,
      approvedAt: null,
      proPlan: 'none' as const,
      proUntil: null,
    };
    expect(showStaffOrder(row, new Map([[memberId, member]]), { mayHandle: true, mayConfirm: true })).toEqual({
      orderId: id,
      userId: memberId,
      firstName: 'Adunni',
      lastName: 'Bello',
      orderDetails: { toolName: 'Business Cards', price },
      status: 'pending',
      nextStatuses: ['processing', 'rejected'],
      isToPay: true,
      isToGiveBack: false,
      reason: null,
      createdAt: day(1),
      changedAt: null,
      changedBy: null,
      claimed: null,
      givenReference: null,
      paidAt: null,
      returned: null,
    });
  });

  it('names nobody who was erased', () => {
    expect(showStaffOrder(row, new Map(), { mayHandle: true, mayConfirm: true })).toMatchObject({
      firstName: '',
      lastName: '',
    });
  });

  it('offers nothing to who may not change it', () => {
    expect(showStaffOrder(row, new Map(), { mayHandle: false, mayConfirm: false })).toMatchObject({
      nextStatuses: [],
      isToPay: false,
    });
  });
});
