/** @jest-environment @happy-dom/jest-environment */
import { expect, it } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Order } from '../api/orders.query';
import { OrderPayment } from './order-payment';

const at = '2026-11-24T09:00:00.000Z';
const price = { amount: 1_500_000, currency: 'NGN' };
const order: Order = {
  id: '01900000-0000-7000-8000-00000000000a',
  orderDetails: { toolName: 'Business Cards', price },
  status: 'pending',
  reason: null,
  createdAt: at,
  claimed: null,
  paidAt: null,
  returned: null,
  reference: 'SK7Q2M4XW9BK',
  givenReference: null,
  timeline: [{ status: 'pending', at }],
};
const returned = { ...price, at, reference: null };

it.each<[string, Partial<Order>, RegExp]>([
  [
    'by bank, of an order that was rejected',
    { status: 'rejected', returned: { ...returned, reference: 'GTB-9' } },
    /Given back: ₦15,000 on 24.Nov.2026, reference GTB-9\./,
  ],
  [
    'to a card, of an order that goes on',
    { claimed: { ...price, reference: 'BANK 7' }, returned },
    /Given back: ₦15,000 on 24.Nov.2026\./,
  ],
  ['in part', { paidAt: at, returned: { ...returned, amount: 500_000 } }, /Given back: ₦5,000 on 24.Nov.2026\./],
])('tells of money that went back %s', (_, told, expected) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <OrderPayment order={{ ...order, ...told }} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  expect(container.textContent).toMatch(expected);
  expect(screen.getAllByRole('link', { name: 'Receipt' })).toHaveLength(1);
});
