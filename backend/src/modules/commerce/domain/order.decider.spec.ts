import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { deciderSpec } from '../../../../test/support/decider-spec.js';
import { listDecisions } from '../../../../test/support/list-decisions.js';
import { recordHistory } from '../../../../test/support/record-history.js';
import { type ChangeOrderStatus, type OrderCommand, orderStatuses } from './order.commands.js';
import { type Order, orderDecider } from './order.decider.js';
import type { OrderEvent } from './order.events.js';
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

describe('any order of commands', () => {
  const anyCommand = fc.oneof(
    fc.constant(place),
    fc.constantFrom(...orderStatuses).map((to) => change(to)),
  );

  it('ends at most once and never moves on from the end', () => {
    fc.assert(
      fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
        const story = recordHistory(orderDecider, commands).map(({ type }) => type);
        expect(story.join(' ')).toMatch(/^(OrderPlaced( OrderRejected| OrderProcessingStarted( OrderCompleted)?)?)?$/);
      }),
    );
  });
});
