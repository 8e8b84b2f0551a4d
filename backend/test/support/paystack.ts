import { createHmac, randomInt, randomUUID } from 'node:crypto';

export const PAYSTACK_KEY = 'sk_test_of_the_specs';

export const newReference = (): string => `T${randomUUID().replaceAll('-', '').slice(-14)}`;

/** A delivery of a successful charge in the shape that Paystack documents. */
export const charge = (reference: string, more: object = {}) =>
  JSON.stringify({
    event: 'charge.success',
    data: {
      id: randomInt(1e9),
      domain: 'test',
      status: 'success',
      reference,
      amount: 3_500_000,
      message: null,
      gateway_response: 'Successful',
      paid_at: '2026-11-21T10:42:20.000Z',
      created_at: '2026-11-21T10:42:03.000Z',
      channel: 'card',
      currency: 'NGN',
      ip_address: '192.0.2.1',
      metadata: { referrer: 'https://shop.example/pay' },
      fees: 52_500,
      authorization: { authorization_code: 'AUTH_example', last4: '4081', exp_month: '12', exp_year: '2030' },
      customer: { id: 239_551, email: 'payer@example.com', customer_code: 'CUS_example', phone: '' },
      ...more,
    },
  });
/** As Paystack signs what it delivers. */
export const signatureOf = (body: string, key = PAYSTACK_KEY): string =>
  createHmac('sha512', key).update(body).digest('hex');
