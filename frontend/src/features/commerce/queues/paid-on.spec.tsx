import { expect, it, jest } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

const fee = { amount: 3_500_000, currency: 'NGN' };
const paidOn = '2026-11-16';
const at = '2026-11-17T10:00:00Z';

it('shows the day of a payment as the member told it, whatever time zone the device is in', async () => {
  const Format = Intl.DateTimeFormat;
  const west = jest.spyOn(Intl, 'DateTimeFormat');
  west.mockImplementation((locale, options) => new Format(locale, { timeZone: 'America/Toronto', ...options }));
  const { paymentsQueue } = await import('./payments.queue');
  const { SignedInContext } = await import('../../../shared/session/member');
  const { ordersQueue } = await import('./all-orders.queue');
  west.mockRestore();
  const payment = { fee, paidOn, paidAmount: null, status: 'pending', submittedAt: at, plan: 'standard' };
  const order = {
    orderDetails: { toolName: 'Business Cards', price: fee },
    claimed: { ...fee, paidOn },
    createdAt: at,
  };
  const pages = [
    <paymentsQueue.Details key="payment" row={payment as never} />,
    <ordersQueue.Details key="order" row={order as never} />,
  ].map((details) =>
    renderToStaticMarkup(
      <SignedInContext value={{ member: {} as never, access: [] }}>
        <MemoryRouter>{details}</MemoryRouter>
      </SignedInContext>,
    ),
  );
  for (const page of pages) expect(page).toContain('16\u00A0Nov\u00A02026');
});
