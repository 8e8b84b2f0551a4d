import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { listDecisions } from '../../../../test/support/list-decisions.js';
import { recordHistory } from '../../../../test/support/record-history.js';
import {
  type ChangeOrderStatus,
  type OrderCommand,
  type OrderPaymentWay,
  orderPaymentWays,
  orderStatuses,
  type PayOrder,
} from './order.commands.js';
import { type Order, orderDecider } from './order.decider.js';
import type { OrderEvent, OrderPaymentReturned } from './order.events.js';
import { orderRefusals } from './order.refusals.js';

const given = deciderSpec(orderDecider, orderRefusals);

const tool = { toolName: 'Business Cards', price: { amount: 1_500_000, currency: 'NGN' } };
const place: OrderCommand = { type: 'PlaceOrder', data: tool };
const change = (to: ChangeOrderStatus['data']['to'], more: Partial<ChangeOrderStatus['data']> = {}): OrderCommand => ({
  type: 'ChangeOrderStatus',
  data: { to, reviewerIsMember: false, ...more },
});

const placed: OrderEvent = { type: 'OrderPlaced', data: tool };
const started: OrderEvent = { type: 'OrderProcessingStarted', data: {} };
const completed: OrderEvent = { type: 'OrderCompleted', data: {} };
const rejected: OrderEvent = { type: 'OrderRejected', data: {} };

const { price } = tool;
const claim = { ...price, reference: 'SK12345', paidOn: '2026-11-20' };
const claimIt: OrderCommand = { type: 'ClaimOrderPayment', data: { reference: 'SK12345', paidOn: '2026-11-20' } };
const withdraw: OrderCommand = { type: 'WithdrawOrderPayment', data: {} };
const pay = (by: OrderPaymentWay, more: Partial<PayOrder['data']> = {}): OrderCommand => ({
  type: 'PayOrder',
  data: { by, paid: price, reference: 'SK12345', ...more },
});
const giveBack: OrderCommand = { type: 'ReturnOrderPayment', data: { left: 0 } };
const sendBack = (reviewerIsMember = false): OrderCommand => ({
  type: 'GiveBackOrderPayment',
  data: { reference: 'GTB-9', reviewerIsMember },
});
const claimed: OrderEvent = { type: 'OrderPaymentClaimed', data: claim };
const withdrawn: OrderEvent = { type: 'OrderPaymentWithdrawn', data: {} };
const paid = (by: OrderPaymentWay, reference = 'SK12345'): OrderEvent => ({
  type: 'OrderPaid',
  data: { toolName: 'Business Cards', ...price, by, reference },
});
const returned: OrderPaymentReturned = { type: 'OrderPaymentReturned', data: { toolName: 'Business Cards', ...price } };

const states: Record<Order['status'], OrderEvent[]> = {
  none: [],
  pending: [placed],
  processing: [placed, started],
  completed: [placed, started, completed],
  rejected: [placed, rejected],
};

describe('every command in every state', () => {
  const no = 'ORDER_STATUS_NOT_POSSIBLE';
  const late = 'ORDER_ALREADY_CHANGED';
  const unknown = 'NOT_FOUND';
  const pairs = listDecisions(given, {
    states,
    commands: {
      place,
      wait: change('pending'),
      process: change('processing'),
      complete: change('completed'),
      reject: change('rejected'),
    },
    expected: {
      none: { place: [placed], wait: unknown, process: unknown, complete: unknown, reject: unknown },
      pending: { place: [], wait: no, process: [started], complete: no, reject: [rejected] },
      processing: { place: [], wait: late, process: late, complete: [completed], reject: late },
      completed: { place: [], wait: late, process: late, complete: late, reject: late },
      rejected: { place: [], wait: late, process: late, complete: late, reject: late },
    },
  });
  it.each(pairs)('%s', (_, holds) => holds());
});

describe('changing the status', () => {
  it('tells the reason of a rejection', () =>
    given(placed)
      .when(change('rejected', { reason: 'Out of paper.' }))
      .then({ type: 'OrderRejected', data: { reason: 'Out of paper.' } }));
  it('says what the order is and what it cannot become', () =>
    given(...states.completed)
      .when(change('processing'))
      .thenRefused('ORDER_ALREADY_CHANGED', { from: 'completed', to: 'processing' }));
  it('is refused to the member who placed it', () =>
    given(placed)
      .when(change('processing', { reviewerIsMember: true }))
      .thenRefused('CANNOT_DECIDE_OWN_REQUEST'));
});

describe('every command about the payment in every state of it', () => {
  const twice = 'ORDER_PAID_ALREADY';
  const over = 'ORDER_NOT_PAYABLE';
  const unknown = 'NOT_FOUND';
  const whenOpen = { claim: [claimed], withdraw: [], mark: [paid('staff')], charge: [paid('gateway')], giveBack: [] };
  const whenPaid = { claim: twice, withdraw: twice, mark: twice, charge: [], giveBack: [returned] } as const;
  const pairs = listDecisions(given, {
    states: {
      none: [],
      unpaid: [placed],
      claimed: [placed, claimed],
      withdrawn: [placed, claimed, withdrawn],
      paid: [placed, claimed, paid('statement')],
      returned: [placed, paid('gateway'), returned],
      completed: states.completed,
      'completed and paid': [...states.completed, paid('staff')],
      rejected: states.rejected,
      'rejected with a claim': [placed, claimed, rejected],
      'rejected when paid': [placed, paid('gateway'), rejected],
    },
    commands: { claim: claimIt, withdraw, mark: pay('staff'), charge: pay('gateway'), giveBack },
    expected: {
      none: { claim: unknown, withdraw: unknown, mark: unknown, charge: unknown, giveBack: unknown },
      unpaid: whenOpen,
      claimed: { ...whenOpen, claim: [], withdraw: [withdrawn] },
      withdrawn: whenOpen,
      paid: whenPaid,
      returned: whenOpen,
      completed: whenOpen,
      'completed and paid': whenPaid,
      rejected: { claim: over, withdraw: [], mark: over, charge: over, giveBack: [] },
      'rejected with a claim': { claim: over, withdraw: [withdrawn], mark: over, charge: over, giveBack: [] },
      'rejected when paid': { claim: over, withdraw: twice, mark: over, charge: over, giveBack: [returned] },
    },
  });
  it.each(pairs)('%s', (_, holds) => holds());
});

describe('paying', () => {
  it('takes a claim that says something else in place of the first', () => {
    const other = { reference: 'MY-BANK-7', amount: 1_000 };
    given(placed, claimed)
      .when({ type: 'ClaimOrderPayment', data: other })
      .then({ ...claimed, data: { ...price, ...other } });
  });
  it('marked by staff is of the price, and under the reference that was claimed', () =>
    given(placed, claimed)
      .when({ type: 'PayOrder', data: { by: 'staff' } })
      .then(paid('staff')));
  it('marked by staff needs no claim', () =>
    given(placed)
      .when({ type: 'PayOrder', data: { by: 'staff' } })
      .then(paid('staff', '')));
  it.each([{ amount: 1_499_999 }, { currency: 'ZAR' }])('another sum than the price is refused: %j', (more) =>
    given(placed)
      .when(pay('gateway', { paid: { ...price, ...more } }))
      .thenRefused('ORDER_COSTS_ANOTHER_SUM'),
  );
  it('is not marked for a claim that was withdrawn or changed meanwhile', () => {
    const markClaim = pay('staff', { claimed: 'SK-1' });
    const told: OrderEvent = { type: 'OrderPaymentClaimed', data: { ...price, reference: 'SK-1' } };
    given(placed, told).when(markClaim).then(paid('staff'));
    given(placed, told, withdrawn).when(markClaim).thenRefused('ORDER_PAYMENT_WITHDRAWN');
    const other: OrderEvent = { ...told, data: { ...price, reference: 'SK-2' } };
    given(placed, told, other).when(markClaim).thenRefused('ORDER_PAYMENT_WITHDRAWN');
    given(placed, told, paid('gateway', 'SK-1')).when(markClaim).thenRefused('ORDER_PAID_ALREADY');
  });
  it('is not marked by the member who placed it', () =>
    given(placed)
      .when(pay('staff', { reviewerIsMember: true }))
      .thenRefused('CANNOT_DECIDE_OWN_REQUEST'));
  const leave = (left: number): OrderCommand => ({ type: 'ReturnOrderPayment', data: { left } });
  const part: OrderPaymentReturned = { ...returned, data: { ...returned.data, amount: price.amount - 100, left: 100 } };
  it('stays while a part of it is left', () => {
    given(placed, paid('gateway')).when(leave(100)).then(part);
    given(placed, paid('gateway'), part).when(pay('staff')).thenRefused('ORDER_PAID_ALREADY');
  });
  it('is to be paid again once the rest goes back, too', () =>
    given(placed, paid('gateway'), part)
      .when(leave(0))
      .then({ ...returned, data: { ...returned.data, amount: 100 } }));
  it('is recorded as given back by staff with the reference of the transfer, once the order is rejected', () => {
    const back: OrderPaymentReturned = { ...returned, data: { ...returned.data, reference: 'GTB-9' } };
    given(placed, paid('statement'), rejected).when(sendBack()).then(back);
    given(placed, paid('statement'), rejected, back).when(sendBack()).thenRefused('ORDER_OWES_NOTHING');
    given(placed, paid('gateway'), rejected, part)
      .when(sendBack())
      .then({ ...back, data: { ...back.data, amount: 100 } });
    given(placed, paid('gateway'), rejected, back).when(leave(0)).thenNothing();
  });
  it.each([[[]], [[placed]], [[placed, paid('staff')]], [[placed, rejected]]])('is not given back from %j', (history) =>
    given(...history)
      .when(sendBack())
      .thenRefused(history.length === 0 ? 'NOT_FOUND' : 'ORDER_OWES_NOTHING'),
  );
  it('is not given back by the member who placed it', () =>
    given(placed, paid('staff'), rejected).when(sendBack(true)).thenRefused('CANNOT_DECIDE_OWN_REQUEST'));
  it('loses nothing by a second charge that goes back', () =>
    given(placed, paid('gateway')).when(leave(price.amount)).then());
});

describe('any order of commands', () => {
  const anyCommand = fc.oneof(
    fc.constant(place),
    fc.constantFrom(...orderStatuses).map((to) => change(to)),
  );
  const anyPayment = fc.oneof(
    fc.constantFrom<OrderCommand>(claimIt, withdraw, giveBack, sendBack(), {
      type: 'ReturnOrderPayment',
      data: { left: 100 },
    }),
    fc.constantFrom(...orderPaymentWays).map((by) => pay(by)),
  );

  it('ends at most once and never moves on from the end', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
        const story = recordHistory(orderDecider, commands).map(({ type }) => type);
        expect(story.join(' ')).toMatch(/^(OrderPlaced( OrderRejected| OrderProcessingStarted( OrderCompleted)?)?)?$/);
      }),
    );
  });

  it('pays at most once until that went back, whatever becomes of the order', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(anyCommand, anyPayment), { maxLength: 40 }), (commands) => {
        let kept = 0;
        for (const event of recordHistory(orderDecider, commands)) {
          if (event.type === 'OrderPaid') kept += event.data.amount;
          if (event.type === 'OrderPaymentReturned') kept -= event.data.amount;
          expect(kept >= 0 && kept <= price.amount).toBe(true);
        }
      }),
    );
  });
});
