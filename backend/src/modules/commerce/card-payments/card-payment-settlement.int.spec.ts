import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../test/support/businesses.js';
import {
  becomes,
  becomesPro,
  cardPayments,
  claim,
  claimed,
  deliver,
  periodsOfMember,
  statusOf,
  waitingClaims,
} from '../../../../test/support/card-payments.js';
import { newCreator } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import { charge, newReference, PAYSTACK_KEY, refund, signatureOf } from '../../../../test/support/paystack.js';
import { csvOf, importStatement } from '../../../../test/support/statements.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import { programFeeOf } from '../domain/program-fee.aggregate.js';

const product = testApp({ PAYSTACK_SECRET_KEY: PAYSTACK_KEY });
const admin = adminOf(product);

const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await product.app.get(Pool).query<Row>(text, values)).rows;
const periodsOf = (member: TestClient) => periodsOfMember(product, idOf(member));

const unknownPayer = { customer: { email: 'somebody@example.com' } };

describe('a payment that fits its claim', () => {
  it('makes the member Pro by itself', async () => {
    const { creator, reference, id } = await claimed(product);
    expect(await deliver(product, charge(reference))).toMatchObject({ status: 200, body: { received: true } });
    await becomesPro(creator);
    await becomes(admin, 'matched', reference, [
      { applicationId: id, paid: { amount: 3_500_000, currency: 'NGN' }, paidAt: '2026-11-21T10:42:20.000Z' },
    ]);
    const confirmed = `/api/audit/events?subject=${idOf(creator)}&type=ProgramFeeConfirmed`;
    expect((await admin.get(confirmed)).body).toMatchObject({ items: [{ actorName: 'card-gateway' }] });
  });

  it('may come before the claim', async () => {
    const creator = await newCreator(product);
    const reference = newReference();
    await deliver(product, charge(reference, { customer: { email: creator.user?.email } }));
    await becomes(admin, 'unmatched', reference);
    await claim(creator, reference);
    await becomesPro(creator);
    await becomes(admin, 'matched', reference);
  });

  it('confirms once, though it comes a hundred times while the member claims and an admin confirms', async () => {
    const creator = await newCreator(product);
    const reference = newReference();
    const body = charge(reference, { customer: { email: creator.user?.email } });
    const { streamId } = programFeeOf(idOf(creator), reference.toLowerCase());
    const [claimed, confirmed, ...delivered] = await Promise.all([
      claim(creator, reference),
      admin.post(`/api/admin/program-fees/${streamId}/confirm`),
      ...Array.from({ length: 100 }, () => deliver(product, body)),
    ]);
    expect(claimed.status).toBe(201);
    expect([200, 404, 409]).toContain(confirmed.status);
    expect(new Set(delivered.map(({ status }) => status))).toEqual(new Set([200]));
    await becomesPro(creator);
    expect(await becomes(admin, 'matched', reference)).toHaveLength(1);
    expect(await periodsOf(creator)).toEqual(['ProUpgraded']);
  });

  it('confirms nothing again after staff confirmed it', async () => {
    const { creator, reference, id } = await claimed(product);
    const body = charge(reference);
    await Promise.all([
      admin.post(`/api/admin/program-fees/${id}/confirm`),
      ...Array.from({ length: 20 }, () => deliver(product, body)),
    ]);
    await becomesPro(creator);
    await becomes(admin, 'matched', reference);
    expect(await periodsOf(creator)).toEqual(['ProUpgraded']);
  });

  it('leaves a second charge under the same reference to staff', async () => {
    const { creator, reference } = await claimed(product);
    await deliver(product, charge(reference));
    await becomesPro(creator);
    await becomes(admin, 'matched', reference);
    await deliver(product, charge(reference));
    await becomes(admin, 'unmatched', reference, [{ applicationId: null, fault: 'paid-already' }]);
    expect(await cardPayments(admin, reference, 'matched')).toHaveLength(1);
    expect(await periodsOf(creator)).toEqual(['ProUpgraded']);
  });

  it('is left to staff after a bank statement proved the fee, and takes no Pro when it goes back', async () => {
    const { creator, reference } = await claimed(product);
    const row = { paidOn: new Date().toISOString().slice(0, 10), reference, narration: 'NIP', amount: 3_500_000 };
    const { id } = (await importStatement(admin, csvOf([row]))).body;
    await admin.post(`/api/admin/statements/${id}/confirm`, { all: 'exact' });
    await becomesPro(creator);
    await deliver(product, charge(reference));
    await becomes(admin, 'unmatched', reference, [{ fault: 'paid-already' }]);
    await deliver(product, refund(reference));
    await becomes(admin, 'returned', reference);
    await becomes(admin, 'unmatched', reference, [{ fault: 'refunded' }]);
    expect(await statusOf(creator)).toBe('pro');
  });

  it('is settled from the stored delivery, also when the process that stored it stopped', async () => {
    const { creator, reference } = await claimed(product);
    await query(
      `insert into commerce.card_payments
         (id, gateway_id, reference, reference_key, amount, currency, received_at, request_id, member_id)
       values ($1, 'left behind', $2, lower($2), 3500000, 'NGN', now(), $3, $4)`,
      [randomUUID(), reference, randomUUID(), idOf(creator)],
    );
    await becomesPro(creator);
    await becomes(admin, 'matched', reference);
  });

  it('carries the request that brought it into the events', async () => {
    const { creator, reference } = await claimed(product);
    const body = charge(reference);
    const signed = { 'x-paystack-signature': signatureOf(body) };
    const { headers } = await product.visitor().post('/api/webhooks/paystack', body, signed);
    const requestId = headers.get('x-request-id');
    await becomesPro(creator);
    await eventually(async () => {
      const caused = await query<{ type: string }>('select type from es.events where correlation_id = $1', [requestId]);
      expect(caused.map(({ type }) => type).toSorted()).toEqual([
        'ProUpgraded',
        'ProgramFeeConfirmed',
        'ReceiptIssued',
      ]);
    });
  });
});

describe('a payment that does not fit', () => {
  it.each([
    ['amount', { amount: 3_499_999 }],
    ['currency', { currency: 'KES' }],
  ])('by its %s leaves the claim pending, and flagged for staff', async (what, more) => {
    const { creator, reference, id } = await claimed(product);
    await deliver(product, charge(reference, more));
    const paid = { amount: 3_500_000, currency: 'NGN', ...more };
    const expected = { amount: 3_500_000, currency: 'NGN' };
    const flagged = [{ applicationId: id, paid, fault: `other-${what}`, expected }];
    await becomes(admin, 'mismatched', reference, flagged);
    expect(await cardPayments(admin, reference)).toMatchObject(flagged);
    await eventually(async () =>
      expect(await waitingClaims(admin, reference)).toMatchObject([{ status: 'pending', paid }]),
    );
    expect(await statusOf(creator)).toBe('basic');
    await admin.post(`/api/admin/program-fees/${id}/confirm`);
    await becomesPro(creator);
    expect(await cardPayments(admin, reference)).toEqual([]);
  });

  it('by its amount is left to staff when another charge pays the claim', async () => {
    const { creator, reference } = await claimed(product);
    await deliver(product, charge(reference, { amount: 450_000 }));
    await becomes(admin, 'mismatched', reference);
    await deliver(product, charge(reference));
    await becomesPro(creator);
    await becomes(admin, 'matched', reference);
    expect(await cardPayments(admin, reference)).toMatchObject([{ paid: { amount: 450_000 }, fault: 'paid-already' }]);
  });

  it('by its reference is kept for staff', async () => {
    const reference = newReference();
    await deliver(product, charge(reference));
    await becomes(admin, 'unmatched', reference, [{ applicationId: null, fault: 'no-claim' }]);
    expect(await cardPayments(admin, reference)).toHaveLength(1);
  });

  it('only one of two claims is nobody’s until staff decide', async () => {
    const { creator: one, reference, id } = await claimed(product);
    const other = await newCreator(product);
    const { id: otherId } = (await claim(other, reference)).body;
    await deliver(product, charge(reference, unknownPayer));
    await becomes(admin, 'unmatched', reference, [{ fault: 'several-claims' }]);
    await admin.post(`/api/admin/program-fees/${id}/reject`, {});
    await becomes(admin, 'unmatched', reference, [{ fault: 'other-payer' }]);
    expect([await statusOf(one), await statusOf(other)]).toEqual(['basic', 'basic']);
    await admin.post(`/api/admin/program-fees/${otherId}/confirm`);
    await becomes(admin, 'matched', reference);
    expect(await statusOf(one)).toBe('basic');
  });

  it('only one of two claims belongs to that which staff confirmed by hand', async () => {
    const { creator: one, reference, id } = await claimed(product);
    const other = await newCreator(product);
    const { id: otherId } = (await claim(other, reference)).body;
    await deliver(product, charge(reference, unknownPayer));
    await becomes(admin, 'unmatched', reference);
    await admin.post(`/api/admin/program-fees/${id}/confirm`);
    await admin.post(`/api/admin/program-fees/${otherId}/reject`, {});
    await becomes(admin, 'matched', reference, [{ applicationId: id, fault: null }]);
    expect(await periodsOf(one)).toEqual(['ProUpgraded']);
    expect(await cardPayments(admin, reference)).toEqual([]);
  });

  it('of a banned member is for staff, and confirms the claim once the ban is lifted', async () => {
    const { creator, reference, id } = await claimed(product);
    await admin.post(`/api/admin/members/${idOf(creator)}/ban`, {});
    await deliver(product, charge(reference));
    await becomes(admin, 'unmatched', reference, [{ fault: 'member-banned' }]);
    expect(await periodsOf(creator)).toEqual([]);
    await admin.post(`/api/admin/members/${idOf(creator)}/reactivate`, {});
    await becomes(admin, 'matched', reference, [{ applicationId: id, fault: null }]);
    await eventually(async () => expect(await periodsOf(creator)).toEqual(['ProUpgraded']));
  });

  it('of a banned member fits the claim that staff confirm all the same', async () => {
    const { creator, reference, id } = await claimed(product);
    await admin.post(`/api/admin/members/${idOf(creator)}/ban`, {});
    await deliver(product, charge(reference));
    await becomes(admin, 'unmatched', reference);
    await admin.post(`/api/admin/program-fees/${id}/confirm`);
    await becomes(admin, 'matched', reference);
    expect(await periodsOf(creator)).toEqual(['ProUpgraded']);
  });

  it('is no longer the gateway’s to decide once the claim was rejected', async () => {
    const { creator, reference, id } = await claimed(product);
    await admin.post(`/api/admin/program-fees/${id}/reject`, {});
    await deliver(product, charge(reference));
    await becomes(admin, 'unmatched', reference, [{ fault: 'claim-rejected' }]);
    expect(await statusOf(creator)).toBe('basic');
  });
});

it('Payments that cannot be settled hold up none that came after them', async () => {
  const stuck = randomBytes(6_000).toString('hex'); // too long for an index
  await query(
    `insert into commerce.card_payments
       (id, gateway_id, reference, reference_key, amount, currency, received_at, request_id)
     select gen_random_uuid(), 'stuck ' || n, $1, $1, 1, 'NGN', now() - interval '1 hour', gen_random_uuid()
     from generate_series(1, 50) n`, // more than one batch
    [stuck],
  );
  const { creator, reference } = await claimed(product);
  await deliver(product, charge(reference));
  await becomesPro(creator);
  await query('delete from commerce.card_payments where reference = $1', [stuck]);
});
