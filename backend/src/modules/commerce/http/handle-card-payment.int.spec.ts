import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { becomes, cardPayments, claim, deliver } from '../../../../test/support/card-payments.js';
import { newCreator } from '../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import { followed } from '../../../../test/support/followed.js';
import { charge, newReference, PAYSTACK_KEY } from '../../../../test/support/paystack.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import { formatCursor } from '../../../platform/projections/cursor.js';
import type { Page } from '../../../platform/projections/read-models.js';
import type { CardPaymentResponse } from '../read-models/card-payments/card-payments.controller.js';

const product = testApp({ PAYSTACK_SECRET_KEY: PAYSTACK_KEY });
const admin = adminOf(product);
let creator: TestClient;
beforeAll(async () => {
  creator = await newCreator(product);
});

const handle = (paymentId: string, outcome = 'paid-back') =>
  admin.post(`/api/admin/card-payments/${paymentId}/handled`, { outcome });

/** Delivers a charge, waits for the state, and answers the payment's id. */
async function delivered(reference: string, state: string): Promise<string> {
  await deliver(product, charge(reference));
  const [payment] = await becomes(admin, state, reference);
  return payment?.paymentId ?? '';
}

describe('a payment that staff look after', () => {
  it('is off their list, and the log says once what they did', async () => {
    const reference = newReference();
    const paymentId = await delivered(reference, 'unmatched');
    expect(await handle(paymentId)).toMatchObject({ status: 200, body: { paymentId, outcome: 'paid-back' } });
    expect(await cardPayments(admin, reference)).toEqual([]);
    expect(await cardPayments(admin, reference, 'handled')).toMatchObject([{ paymentId, fault: null }]);
    expect(await handle(paymentId, 'nothing-due')).toMatchObject({
      status: 409,
      body: { code: 'CARD_PAYMENT_ALREADY_HANDLED', detail: 'You handled this payment already.' },
    });
    const { rows } = await product.app
      .get(Pool)
      .query('select type, data from es.events where stream_id = $1', [paymentId]);
    expect(rows).toEqual([{ type: 'CardPaymentHandled', data: { outcome: 'paid-back' } }]);
  });

  it('makes nobody Pro who claims it later', async () => {
    const [reference, other] = [newReference(), newReference()];
    await handle(await delivered(reference, 'unmatched'));
    await claim(creator, reference);
    await claim(creator, other);
    await delivered(other, 'matched');
    expect(await cardPayments(admin, reference, 'handled')).toHaveLength(1);
  });

  it('is in a list that is followed by its cursor', async () => {
    for (let i = 0; i < 3; i++) await delivered(newReference(), 'unmatched');
    const address = '/api/admin/card-payments';
    const { body } = await admin.get<Page<CardPaymentResponse>>(address);
    expect(await followed(admin, address)).toEqual(body.items);
    const oldestFirst = (await admin.get<Page<CardPaymentResponse>>(`${address}?sort=receivedAt`)).body.items;
    expect(oldestFirst.map(({ receivedAt }) => receivedAt)).toEqual(
      body.items.map(({ receivedAt }) => receivedAt).toReversed(),
    );
    expect(await followed(admin, `${address}?sort=receivedAt`)).toEqual(oldestFirst);
    for (const cursor of ['nonsense', formatCursor(['today', randomUUID()]), formatCursor([body.items[0]?.receivedAt])])
      expect((await admin.get(`${address}?cursor=${cursor}`)).body).toMatchObject({
        status: 400,
        code: 'INVALID_QUERY',
      });
  });

  it('cannot be looked after any more once it settled its claim', async () => {
    const reference = newReference();
    await claim(creator, reference);
    const late = await handle(await delivered(reference, 'matched'));
    expect(late).toMatchObject({ status: 409, body: { code: 'CARD_PAYMENT_NOT_OPEN' } });
    expect((await handle(randomUUID())).status).toBe(409);
  });
});
