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
} from '../../../../test/support/card-payments.js';
import { newCreator } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import { charge, PAYSTACK_KEY } from '../../../../test/support/paystack.js';
import { Pool } from '../../../platform/database/pool.js';
import type { Page } from '../../../platform/projections/read-models.js';
import type { CardPaymentResponse } from '../read-models/card-payments/card-payments.controller.js';

const product = testApp({ PAYSTACK_SECRET_KEY: PAYSTACK_KEY });
const admin = adminOf(product);

const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await product.app.get(Pool).query<Row>(text, values)).rows;

describe('a payment of a member who was erased', () => {
  it.each([[['contact']], [['contact', 'profile']]])(
    'is for staff to give back once %j of its member went',
    async (purposes) => {
      const { creator, reference } = await claimed(product);
      await deliver(product, charge(reference, { amount: 450_000 }));
      const [{ paymentId }] = (await becomes(admin, 'mismatched', reference)) as [CardPaymentResponse];
      await admin.post(`/api/audit/members/${idOf(creator)}/erase`, { purposes });
      const needed = async () =>
        (await admin.get<Page<CardPaymentResponse>>('/api/admin/card-payments?pageSize=100')).body.items.find(
          (payment) => payment.paymentId === paymentId,
        );
      expect(await needed()).toMatchObject({ state: 'unmatched', fault: 'member-erased', paid: { amount: 450_000 } });
      await deliver(product, charge(reference));
      const late = { paid: { amount: 3_500_000, currency: 'NGN' } };
      const words = purposes.includes('profile') ? '[erased]' : reference;
      await eventually(async () =>
        expect(await cardPayments(admin, words, 'unmatched')).toContainEqual(expect.objectContaining(late)),
      );
      expect(await periodsOfMember(product, idOf(creator))).toEqual([]);
      const handled = await admin.post(`/api/admin/card-payments/${paymentId}/handled`, { outcome: 'paid-back' });
      expect(handled.status).toBe(200);
      expect(await needed()).toBeUndefined();
    },
  );

  it('is kept without the words of its reference once the member who wrote them was erased', async () => {
    const { creator, reference, id } = await claimed(product);
    const again = `again ${reference}`;
    await claim(creator, again);
    await admin.post(`/api/admin/program-fees/${id}/reject`, {});
    for (const words of [reference, again, again]) await deliver(product, charge(words));
    await becomes(admin, 'matched', again);
    await becomes(admin, 'unmatched', reference);
    const unsettled = [...(await becomes(admin, 'unmatched', again)), ...(await cardPayments(admin, reference))];
    const ids = unsettled.map(({ paymentId }) => paymentId);
    expect(unsettled.map(({ fault }) => fault)).toEqual(['paid-already', 'claim-rejected']);
    await admin.post(`/api/audit/members/${idOf(creator)}/erase`, {});
    const kept = 'select reference, reference_key from commerce.card_payments where id = any($1)';
    expect(JSON.stringify(await query(kept, [ids])).toLowerCase()).not.toContain(reference.toLowerCase());
    const left = (await cardPayments(admin, '[erased]')).filter(({ paymentId }) => ids.includes(paymentId));
    expect(left.map(({ fault }) => fault)).toEqual(['member-erased', 'member-erased']);
  });

  it('is kept without those words, too, where it comes in afterwards', async () => {
    const { creator, reference, id } = await claimed(product);
    await admin.post(`/api/audit/members/${idOf(creator)}/erase`, {});
    await deliver(product, charge(` ${reference}`));
    await eventually(async () =>
      expect((await cardPayments(admin, '[erased]')).filter(({ applicationId }) => applicationId === id)).toMatchObject(
        [{ state: 'unmatched', fault: 'member-erased' }],
      ),
    );
    const kept = await query('select reference, reference_key from commerce.card_payments where claim_id = $1', [id]);
    expect(JSON.stringify(kept).toLowerCase()).not.toContain(reference.toLowerCase());
  });

  it('keeps the words that another member claims too, and settles that claim', async () => {
    const { creator, reference } = await claimed(product);
    const other = await newCreator(product);
    const { id } = (await claim(other, reference)).body;
    await deliver(product, charge(reference, { customer: { email: 'somebody@example.com' } }));
    await becomes(admin, 'unmatched', reference);
    await admin.post(`/api/audit/members/${idOf(creator)}/erase`, {});
    await admin.post(`/api/admin/program-fees/${id}/confirm`);
    await becomesPro(other);
    await becomes(admin, 'matched', reference);
  });
});
