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
} from '../../../../test/support/card-payments.js';
import { newCreator } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import { charge, dispute, newReference, PAYSTACK_KEY, refund } from '../../../../test/support/paystack.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import type { Page } from '../../../platform/projections/read-models.js';
import { CardPaymentSettler } from './card-payment-settler.js';
import { CardPayments } from './card-payments.js';

const product = testApp({ PAYSTACK_SECRET_KEY: PAYSTACK_KEY });
const admin = adminOf(product);

const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await product.app.get(Pool).query<Row>(text, values)).rows;
const periodsOf = (member: TestClient) => periodsOfMember(product, idOf(member));

describe('money that goes back', () => {
  const paid = async () => {
    const { creator, reference, id } = await claimed(product);
    await deliver(product, charge(reference));
    await becomesPro(creator);
    await becomes(admin, 'matched', reference);
    return { creator, reference, id };
  };
  const becomesBasic = (member: TestClient) =>
    eventually(async () => {
      expect(await statusOf(member)).toBe('basic');
    });

  it('takes Pro back, reaches staff until they have seen it, and is told to the member', async () => {
    const { creator, reference, id } = await paid();
    const body = refund(reference);
    await Promise.all([deliver(product, body), deliver(product, body), deliver(product, `${body} `)]);
    await becomesBasic(creator);
    const told = await becomes(admin, 'unmatched', reference);
    expect(told).toMatchObject([{ applicationId: id, fault: 'refunded', paid: { amount: 3_500_000 } }]);
    const { body: inbox } = await creator.get<Page<{ title: string }>>('/api/me/notifications');
    const titles = inbox.items.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['A card payment went back', 'A period of Pro is over']));
    const paymentId = told[0]?.paymentId ?? '';
    await admin.post(`/api/admin/card-payments/${paymentId}/handled`, { outcome: 'nothing-due' });
    expect(await cardPayments(admin, reference)).toEqual([]);
  });

  it('leaves Pro while a part of it stays', async () => {
    const { creator, reference } = await paid();
    await deliver(product, refund(reference, { amount: '1000000' }));
    await becomes(admin, 'unmatched', reference);
    expect(await statusOf(creator)).toBe('pro');
    await deliver(product, refund(reference, { amount: '2500000' }));
    await becomesBasic(creator);
  });

  it('leaves Pro where it was the second charge of two', async () => {
    const { creator, reference } = await paid();
    await deliver(product, charge(reference));
    await becomes(admin, 'unmatched', reference);
    await deliver(product, refund(reference));
    await becomes(admin, 'returned', reference);
    expect(await cardPayments(admin, reference)).toMatchObject([{ fault: 'refunded' }]);
    expect(await statusOf(creator)).toBe('pro');
  });

  it('confirms nothing when it is told of before the charge', async () => {
    const { creator, reference } = await claimed(product);
    await deliver(product, refund(reference));
    await becomes(admin, 'unmatched', reference);
    await deliver(product, charge(reference));
    await eventually(async () => {
      expect(await cardPayments(admin, reference, 'received')).toEqual([]);
    });
    expect(await periodsOf(creator)).toEqual([]);
  });

  it('finds the claim that is made after it', async () => {
    const [creator, reference] = [await newCreator(product), newReference()];
    await deliver(product, charge(reference));
    await deliver(product, refund(reference));
    await becomes(admin, 'unmatched', reference);
    const { id } = (await claim(creator, reference)).body;
    await eventually(async () => {
      expect(await cardPayments(admin, reference)).toContainEqual(
        expect.objectContaining({ fault: 'refunded', applicationId: id }),
      );
    });
    expect(await periodsOf(creator)).toEqual([]);
  });

  it('is flagged while it is disputed, and goes when the dispute is lost', async () => {
    const { creator, reference } = await paid();
    await deliver(product, dispute('create', reference));
    await becomes(admin, 'unmatched', reference, [{ fault: 'disputed' }]);
    expect(await statusOf(creator)).toBe('pro');
    await deliver(product, dispute('resolve', reference, 'merchant-accepted'));
    await becomesBasic(creator);
    await eventually(async () => {
      expect(await cardPayments(admin, reference)).toMatchObject([{ fault: 'dispute-lost' }]);
    });
  });

  it('stays when the dispute is won', async () => {
    const { creator, reference } = await paid();
    await deliver(product, dispute('create', reference));
    await becomes(admin, 'unmatched', reference);
    await deliver(product, dispute('resolve', reference, 'declined'));
    await eventually(async () => {
      expect(await cardPayments(admin, reference)).toEqual([]);
    });
    expect(await statusOf(creator)).toBe('pro');
  });
});

describe('two charges for one claim', () => {
  it('settle it once, though two workers look at them at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { creator, reference } = await claimed(product);
      const [first, second] = [charge(reference), charge(reference)];
      await Promise.all([deliver(product, first), deliver(product, second), settleTwice()]);
      await becomesPro(creator);
      await becomes(admin, 'unmatched', reference);
      expect(await cardPayments(admin, reference, 'matched')).toHaveLength(1);
      expect(await cardPayments(admin, reference)).toMatchObject([{ fault: 'paid-already' }]);
      expect(await periodsOf(creator)).toEqual(['ProUpgraded']);
    }
  });

  it('cannot both be noted as what paid it', async () => {
    const { reference, id } = await claimed(product);
    await Promise.all([
      deliver(product, charge(reference, { amount: 1 })),
      deliver(product, charge(reference, { amount: 2 })),
    ]);
    const rows = await eventually(async () => {
      const found = await cardPayments(admin, reference, 'mismatched');
      expect(found).toHaveLength(2);
      return found;
    });
    await query(`update commerce.card_payments set state = 'unmatched' where id = any($1)`, [
      rows.map(({ paymentId }) => paymentId),
    ]);
    const payments = product.app.get(CardPayments);
    await Promise.all(rows.map(({ paymentId }) => payments.settled(paymentId, 'matched', id)));
    expect(await cardPayments(admin, reference, 'matched')).toHaveLength(1);
  });

  /** Settles payments twice, like two workers that read them at the same time. */
  async function settleTwice(): Promise<void> {
    const settler = product.app.get(CardPaymentSettler);
    const due = await product.app.get(CardPayments).due(100);
    await Promise.all([...due, ...due].map((payment) => settler.settle(payment)));
  }
});
