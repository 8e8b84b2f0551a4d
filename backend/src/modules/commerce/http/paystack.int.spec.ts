import { describe, expect, it } from '@jest/globals';
import { claimed, deliver, statusOf } from '../../../../test/support/card-payments.js';
import { newCreator } from '../../../../test/support/creators.js';
import { testApp } from '../../../../test/support/fixtures.js';
import { charge, newReference, PAYSTACK_KEY, signatureOf } from '../../../../test/support/paystack.js';
import { startTestApp } from '../../../../test/support/test-app.js';
import { Pool } from '../../../platform/database/pool.js';

const product = testApp({ PAYSTACK_SECRET_KEY: PAYSTACK_KEY });

const keptOf = async (reference: string): Promise<object[]> => {
  const text = 'select * from commerce.card_payments where reference = $1';
  return (await product.app.get(Pool).query<object>(text, [reference])).rows;
};

describe('a delivery that is not Paystack’s', () => {
  it.each([
    ['signed with another key', (body: string) => signatureOf(body, 'sk_test_of_someone_else')],
    ['signed for another body', () => signatureOf(charge('T1'))],
    ['not signed', () => ''],
  ])('is refused, and nothing is kept, when it is %s', async (_, signature) => {
    const { creator, reference } = await claimed(product);
    const body = charge(reference);
    expect(await deliver(product, body, signature(body))).toMatchObject({
      status: 401,
      body: { code: 'INVALID_SIGNATURE' },
    });
    expect(await keptOf(reference)).toEqual([]);
    expect(await statusOf(creator)).toBe('basic');
  });

  it('is refused when the same content was written in other bytes', async () => {
    const body = charge(newReference());
    const rewritten = JSON.stringify(JSON.parse(body), null, 1);
    expect((await deliver(product, rewritten, signatureOf(body))).status).toBe(401);
  });

  it('finds no route where the key is empty, as anyone could sign with that', async () => {
    const closed = await startTestApp({ PAYSTACK_SECRET_KEY: '' });
    const body = charge(newReference());
    const { status } = await deliver(closed, body, signatureOf(body, ''));
    await closed.close();
    expect(status).toBe(404);
  });
});

describe('other deliveries of Paystack', () => {
  it('are taken and not kept when they are of no concern', async () => {
    const reference = newReference();
    const body = JSON.stringify({ event: 'transfer.success', data: { reference, amount: 1 } });
    expect((await deliver(product, body)).status).toBe(200);
    expect(await keptOf(reference)).toEqual([]);
  });

  it('are refused when they cannot be read', async () => {
    expect((await deliver(product, charge(newReference(), { amount: 'much' }))).status).toBe(400);
    expect((await deliver(product, '{')).status).toBe(400);
  });
});

describe('what was kept', () => {
  it('holds nothing of the payer', async () => {
    const reference = newReference();
    await deliver(product, charge(reference));
    const kept = await keptOf(reference);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/payer@example|4081|192\.0\.2\.1/);
  });

  it('is shown to an admin alone', async () => {
    expect((await (await newCreator(product)).get('/api/admin/card-payments')).status).toBe(403);
  });
});
