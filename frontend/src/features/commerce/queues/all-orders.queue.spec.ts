import { expect, it } from '@jest/globals';
import type { StaffOrder } from '../api/all-orders.query';
import { ordersQueue } from './all-orders.queue';

const price = { amount: 1_500_000, currency: 'NGN' };
const order = { firstName: 'Ada', lastName: 'Obi', orderDetails: { toolName: 'Business Cards', price } };
const claimed = { ...price, reference: 'GTB/1', paidOn: null };

it.each([
  [{ paidAt: null, claimed: null }, /^A rejected/],
  [{ paidAt: null, claimed }, /^They say that they have paid, under GTB\/1: look for it first\. A rejected/],
  [{ paidAt: '2026-11-30T10:00:00Z', claimed: null }, /^They have paid ₦15,000: give it back, .* A rejected/],
])('a rejection says what becomes of the money: %j', (payment, text) => {
  const reject = ordersQueue.decisions.find(({ name }) => name === 'Reject');
  const row = { ...order, ...payment } as unknown as StaffOrder;
  expect(reject?.asks?.(row, { reason: '' } as never)?.text).toMatch(text);
});
