import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export const PAYSTACK_KEY = 'sk_test_of_the_specs';

export const newReference = (): string => `T${randomUUID().replaceAll('-', '').slice(-14)}`;

/** The payer's address by reference: whoever claimed the reference first. */
export const payers = new Map<string, string>();
const payerOf = (reference: string): string => payers.get(reference.trim()) ?? 'payer@example.com';

/** The metadata that the product sends to the gateway. */
export const metadata = (memberId: string, what: { plan?: string; orderId?: string } = { plan: 'standard' }) => ({
  metadata: JSON.stringify({ memberId, ...what }),
});

/** A webhook about a successful charge, as Paystack documents it. */
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
      customer: { id: 239_551, email: payerOf(reference), customer_code: 'CUS_example', phone: '' },
      ...more,
    },
  });

/** A webhook about a refund, as Paystack documents it. */
export const refund = (reference: string, more: object = {}) =>
  JSON.stringify({
    event: 'refund.processed',
    data: {
      status: 'processed',
      transaction_reference: reference,
      refund_reference: String(randomInt(1e9)),
      amount: 3_500_000,
      currency: 'NGN',
      processor: 'mpgs_zen',
      customer: { first_name: 'Ada', last_name: 'Obi', email: payerOf(reference) },
      integration: 463_433,
      domain: 'test',
      ...more,
    },
  });

/** A webhook about a dispute of the charge with this reference. */
export const dispute = (step: 'create' | 'resolve', reference: string, resolution: string | null = null) =>
  JSON.stringify({
    event: `charge.dispute.${step}`,
    data: {
      id: Number.parseInt(reference.slice(-8), 16),
      refund_amount: 3_500_000,
      currency: 'NGN',
      status: step === 'create' ? 'awaiting-merchant-feedback' : 'resolved',
      resolution,
      domain: 'test',
      transaction: {
        id: 896_467_688,
        domain: 'test',
        status: 'success',
        reference,
        amount: 3_500_000,
        currency: 'NGN',
      },
      category: 'chargeback',
    },
  });

export const signatureOf = (body: string, key = PAYSTACK_KEY): string =>
  createHmac('sha512', key).update(body).digest('hex');

interface CardGateway {
  readonly url: string;
  webhookUrl: string | undefined;
  readonly transactions: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  readonly asked: readonly string[];
  pay(reference: string, how?: { isLost?: boolean }): Promise<void>;
  deliverAgain(reference: string): Promise<void>;
  refund(reference: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Starts the gateway that the journeys use too. */
export async function startCardGateway(): Promise<CardGateway> {
  const file = pathToFileURL(join(import.meta.dirname, 'card-gateway.mjs')).href;
  const { startCardGateway: start } = (await import(file)) as {
    startCardGateway: (options: object) => Promise<CardGateway>;
  };
  return start({ key: PAYSTACK_KEY });
}
