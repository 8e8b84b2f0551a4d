import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../test/support/businesses.js';
import { charge, newReference, PAYSTACK_KEY, signatureOf } from '../../../../test/support/paystack.js';
import { Pool } from '../../../platform/database/pool.js';
import type { Page } from '../../../platform/projections/read-models.js';
import { eventually } from '../../../platform/testing/eventually.js';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.js';
import type { TestClient } from '../../../platform/testing/test-client.js';
import { programFeeOf } from '../domain/program-fee.aggregate.js';
import type { MembershipResponse } from '../read-models/membership/membership.response.js';
import type { PendingProgramFeeResponse } from '../read-models/pending-program-fees/pending-program-fees.response.js';
import type { CardPaymentResponse } from './card-payments.controller.js';
import type { ProgramFeeRecordedResponse } from './program-fees.requests.js';

const PATH = '/api/webhooks/paystack';

let product: TestApp;
let admin: TestClient;
beforeAll(async () => {
  product = await startTestApp({ PAYSTACK_SECRET_KEY: PAYSTACK_KEY });
  admin = await product.admin();
});
afterAll(() => product.close());

const newCreator = async (): Promise<TestClient> => {
  const creator = product.visitor();
  await creator.register();
  return creator;
};
const claim = (member: TestClient, reference: string, plan = 'standard') =>
  member.post<ProgramFeeRecordedResponse>('/api/me/program-fees', { plan, currency: 'NGN', reference });
/** A new creator who has claimed a payment under a reference of its own. */
const claimed = async () => {
  const [creator, reference] = [await newCreator(), newReference()];
  const { id } = (await claim(creator, reference)).body;
  return { creator, reference, id };
};

const deliver = (body: string, signature: string | undefined = signatureOf(body)) =>
  product.visitor().post(PATH, body, signature === '' ? {} : { 'x-paystack-signature': signature });

const statusOf = async (member: TestClient) =>
  (await member.get<MembershipResponse>('/api/me/membership')).body.profileStatus;
const waiting = async (reference: string) => {
  const { body } = await admin.get<Page<PendingProgramFeeResponse>>('/api/admin/program-fees?pageSize=100');
  return body.items.find((fee) => fee.reference === reference);
};
const listed = async (query: string, reference: string) => {
  const { body } = await admin.get<Page<CardPaymentResponse>>(`/api/admin/card-payments?pageSize=100${query}`);
  return body.items.filter((payment) => payment.reference === reference);
};
const payments = (state: string, reference: string) => listed(`&state=${state}`, reference);
const needingStaff = (reference: string) => listed('', reference);
const becomes = (state: string, reference: string) =>
  eventually(async () => {
    const found = await payments(state, reference);
    expect(found).not.toEqual([]);
    return found;
  });
const becomesPro = (member: TestClient) =>
  eventually(async () => {
    expect(await statusOf(member)).toBe('pro');
  });
const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await product.app.get(Pool).query<Row>(text, values)).rows;
const periodsOf = async (member: TestClient): Promise<string[]> => {
  const text = "select type from es.events where subject_id = $1 and type in ('ProUpgraded', 'ProRenewed')";
  return (await query<{ type: string }>(text, [idOf(member)])).map(({ type }) => type);
};

describe('a payment that fits its claim', () => {
  it('makes the member Pro by itself', async () => {
    const { creator, reference, id } = await claimed();
    expect(await deliver(charge(reference))).toMatchObject({ status: 200, body: { received: true } });
    await becomesPro(creator);
    expect(await becomes('matched', reference)).toMatchObject([
      { applicationId: id, paid: { amount: 3_500_000, currency: 'NGN' }, paidAt: '2026-11-21T10:42:20.000Z' },
    ]);
    const confirmed = `/api/audit/events?subject=${idOf(creator)}&type=ProgramFeeConfirmed`;
    expect((await admin.get(confirmed)).body).toMatchObject({ items: [{ actorName: 'card-gateway' }] });
  });

  it('may come before the claim', async () => {
    const creator = await newCreator();
    const reference = newReference();
    await deliver(charge(reference));
    await becomes('unmatched', reference);
    await claim(creator, reference);
    await becomesPro(creator);
    await becomes('matched', reference);
  });

  it('confirms once, though it comes a hundred times while the member claims and an admin confirms', async () => {
    const creator = await newCreator();
    const reference = newReference();
    const body = charge(reference);
    const { streamId } = programFeeOf(idOf(creator), reference);
    const [claimed, confirmed, ...delivered] = await Promise.all([
      claim(creator, reference),
      admin.post(`/api/admin/program-fees/${streamId}/confirm`),
      ...Array.from({ length: 100 }, () => deliver(body)),
    ]);
    expect(claimed.status).toBe(201);
    expect([200, 404, 409]).toContain(confirmed.status);
    expect(new Set(delivered.map(({ status }) => status))).toEqual(new Set([200]));
    await becomesPro(creator);
    expect(await becomes('matched', reference)).toHaveLength(1);
    expect(await periodsOf(creator)).toEqual(['ProUpgraded']);
  });

  it('confirms nothing again after staff confirmed it', async () => {
    const { creator, reference, id } = await claimed();
    const body = charge(reference);
    await Promise.all([
      admin.post(`/api/admin/program-fees/${id}/confirm`),
      ...Array.from({ length: 20 }, () => deliver(body)),
    ]);
    await becomesPro(creator);
    await becomes('matched', reference);
    expect(await periodsOf(creator)).toEqual(['ProUpgraded']);
  });

  it('leaves a second charge under the same reference to staff', async () => {
    const { creator, reference } = await claimed();
    await deliver(charge(reference));
    await becomesPro(creator);
    await becomes('matched', reference);
    await deliver(charge(reference));
    expect(await becomes('unmatched', reference)).toMatchObject([{ applicationId: null, fault: 'paid-already' }]);
    expect(await payments('matched', reference)).toHaveLength(1);
    expect(await periodsOf(creator)).toEqual(['ProUpgraded']);
  });

  it('is settled from what was kept, also when whoever kept it stopped right after', async () => {
    const { creator, reference } = await claimed();
    await query(
      `insert into commerce.card_payments
         (id, gateway_id, reference, reference_key, amount, currency, received_at, request_id)
       values ($1, 'left behind', $2, lower($2), 3500000, 'NGN', now(), $3)`,
      [randomUUID(), reference, randomUUID()],
    );
    await becomesPro(creator);
    await becomes('matched', reference);
  });

  it('carries the request that brought it into the events', async () => {
    const { creator, reference } = await claimed();
    const body = charge(reference);
    const requestId = randomUUID();
    const headers = { 'x-paystack-signature': signatureOf(body), 'x-request-id': requestId };
    await product.visitor().post(PATH, body, headers);
    await becomesPro(creator);
    const caused = await query<{ type: string }>('select type from es.events where correlation_id = $1', [requestId]);
    expect(caused.map(({ type }) => type).toSorted()).toEqual(['ProUpgraded', 'ProgramFeeConfirmed']);
  });
});

describe('a payment that does not fit', () => {
  it.each([
    ['amount', { amount: 3_499_999 }],
    ['currency', { currency: 'KES' }],
  ])('by its %s leaves the claim pending, and flagged for staff', async (what, more) => {
    const { creator, reference, id } = await claimed();
    await deliver(charge(reference, more));
    const paid = { amount: 3_500_000, currency: 'NGN', ...more };
    const expected = { amount: 3_500_000, currency: 'NGN' };
    const flagged = [{ applicationId: id, paid, fault: `other-${what}`, expected }];
    expect(await becomes('mismatched', reference)).toMatchObject(flagged);
    expect(await needingStaff(reference)).toMatchObject(flagged);
    await eventually(async () => expect(await waiting(reference)).toMatchObject({ status: 'pending', paid }));
    expect(await statusOf(creator)).toBe('basic');
    await admin.post(`/api/admin/program-fees/${id}/confirm`);
    await becomesPro(creator);
    expect(await needingStaff(reference)).toEqual([]);
  });

  it('by its amount is left to staff when another charge pays the claim', async () => {
    const { creator, reference } = await claimed();
    await deliver(charge(reference, { amount: 450_000 }));
    await becomes('mismatched', reference);
    await deliver(charge(reference));
    await becomesPro(creator);
    await becomes('matched', reference);
    expect(await needingStaff(reference)).toMatchObject([{ paid: { amount: 450_000 }, fault: 'paid-already' }]);
  });

  it.each([[['contact']], [['contact', 'profile']]])(
    'is for staff to give back once %j of its member went',
    async (purposes) => {
      const { creator, reference } = await claimed();
      await deliver(charge(reference, { amount: 450_000 }));
      const [{ paymentId }] = (await becomes('mismatched', reference)) as [CardPaymentResponse];
      await admin.post(`/api/audit/members/${idOf(creator)}/erase`, { purposes });
      const needed = async () =>
        (await admin.get<Page<CardPaymentResponse>>('/api/admin/card-payments?pageSize=100')).body.items.find(
          (payment) => payment.paymentId === paymentId,
        );
      expect(await needed()).toMatchObject({ state: 'unmatched', fault: 'no-claim', paid: { amount: 450_000 } });
      await deliver(charge(reference));
      const late = { fault: 'no-claim', paid: { amount: 3_500_000, currency: 'NGN' } };
      await eventually(async () =>
        expect(await payments('unmatched', reference)).toContainEqual(expect.objectContaining(late)),
      );
      expect(await periodsOf(creator)).toEqual([]);
      expect((await admin.post(`/api/admin/card-payments/${paymentId}/handled`, { outcome: 'paid-back' })).status).toBe(
        200,
      );
      expect(await needed()).toBeUndefined();
    },
  );

  it('by its reference is kept for staff', async () => {
    const reference = newReference();
    await deliver(charge(reference));
    expect(await becomes('unmatched', reference)).toMatchObject([{ applicationId: null, fault: 'no-claim' }]);
    expect(await needingStaff(reference)).toHaveLength(1);
  });

  it('only one of two claims is nobody’s until staff decide', async () => {
    const { creator: one, reference, id } = await claimed();
    const other = await newCreator();
    await claim(other, reference);
    await deliver(charge(reference));
    expect(await becomes('unmatched', reference)).toMatchObject([{ fault: 'several-claims' }]);
    expect([await statusOf(one), await statusOf(other)]).toEqual(['basic', 'basic']);
    await admin.post(`/api/admin/program-fees/${id}/reject`, {});
    await becomesPro(other);
    expect(await statusOf(one)).toBe('basic');
  });

  it('only one of two claims belongs to that which staff confirmed by hand', async () => {
    const { creator: one, reference, id } = await claimed();
    const other = await newCreator();
    const { id: otherId } = (await claim(other, reference)).body;
    await deliver(charge(reference));
    await becomes('unmatched', reference);
    await admin.post(`/api/admin/program-fees/${id}/confirm`);
    await admin.post(`/api/admin/program-fees/${otherId}/reject`, {});
    expect(await becomes('matched', reference)).toMatchObject([{ applicationId: id, fault: null }]);
    expect(await periodsOf(one)).toEqual(['ProUpgraded']);
    expect(await needingStaff(reference)).toEqual([]);
  });

  it('is no longer the gateway’s to decide once the claim was rejected', async () => {
    const { creator, reference, id } = await claimed();
    await admin.post(`/api/admin/program-fees/${id}/reject`, {});
    await deliver(charge(reference));
    expect(await becomes('unmatched', reference)).toMatchObject([{ fault: 'claim-rejected' }]);
    expect(await statusOf(creator)).toBe('basic');
  });
});

describe('a delivery that is not Paystack’s', () => {
  it.each([
    ['signed with another key', (body: string) => signatureOf(body, 'sk_test_of_someone_else')],
    ['signed for another body', () => signatureOf(charge('T1'))],
    ['not signed', () => ''],
  ])('is refused, and nothing is kept, when it is %s', async (_, signature) => {
    const { creator, reference } = await claimed();
    const body = charge(reference);
    expect(await deliver(body, signature(body))).toMatchObject({ status: 401, body: { code: 'INVALID_SIGNATURE' } });
    expect(await query('select id from commerce.card_payments where reference = $1', [reference])).toEqual([]);
    expect(await statusOf(creator)).toBe('basic');
  });

  it('is refused when the same content was written in other bytes', async () => {
    const body = charge(newReference());
    const rewritten = JSON.stringify(JSON.parse(body), null, 1);
    expect((await deliver(rewritten, signatureOf(body))).status).toBe(401);
  });

  it('finds no route where the key is empty, as anyone could sign with that', async () => {
    const closed = await startTestApp({ PAYSTACK_SECRET_KEY: '' });
    const body = charge(newReference());
    const { status } = await closed.visitor().post(PATH, body, { 'x-paystack-signature': signatureOf(body, '') });
    await closed.close();
    expect(status).toBe(404);
  });
});

it('Payments that cannot be settled hold up none that came after them', async () => {
  const stuck = randomBytes(6_000).toString('hex'); // more than an index takes
  await query(
    `insert into commerce.card_payments
       (id, gateway_id, reference, reference_key, amount, currency, received_at, request_id)
     select gen_random_uuid(), 'stuck', $1, $1, 1, 'NGN', now() - interval '1 hour', gen_random_uuid()
     from generate_series(1, 50)`, // more than are looked at together
    [stuck],
  );
  const { creator, reference } = await claimed();
  await deliver(charge(reference));
  await becomesPro(creator);
  await query('delete from commerce.card_payments where reference = $1', [stuck]);
});

describe('other deliveries of Paystack', () => {
  it('are taken and not kept when they are of no concern', async () => {
    const reference = newReference();
    const body = JSON.stringify({ event: 'transfer.success', data: { reference, amount: 1 } });
    expect((await deliver(body)).status).toBe(200);
    expect(await query('select id from commerce.card_payments where reference = $1', [reference])).toEqual([]);
  });

  it('are refused when they cannot be read', async () => {
    expect((await deliver(charge(newReference(), { amount: 'much' }))).status).toBe(400);
    expect((await deliver('{')).status).toBe(400);
  });
});

describe('what was kept', () => {
  it('holds nothing of the payer', async () => {
    const reference = newReference();
    await deliver(charge(reference));
    const kept = await query('select * from commerce.card_payments where reference = $1', [reference]);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toMatch(/payer@example|4081|192\.0\.2\.1/);
  });

  it('is shown to an admin alone', async () => {
    expect((await (await newCreator()).get('/api/admin/card-payments')).status).toBe(403);
  });
});
