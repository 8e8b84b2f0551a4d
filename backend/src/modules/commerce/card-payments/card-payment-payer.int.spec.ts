import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../test/support/businesses.js';
import {
  becomes,
  becomesPro,
  cardPayments,
  claim,
  deliver,
  periodsOfMember,
  statusOf,
  waitingClaims,
} from '../../../../test/support/card-payments.js';
import { newCreator } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import { charge, metadata, newReference, PAYSTACK_KEY, refund } from '../../../../test/support/paystack.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Page } from '../../../platform/projections/read-models.js';
import type { ProgramFeeResponse } from '../read-models/program-fees/program-fees.response.js';

const product = testApp({ PAYSTACK_SECRET_KEY: PAYSTACK_KEY });
const admin = adminOf(product);

const periodsOf = (member: TestClient) => periodsOfMember(product, idOf(member));

const unknownPayer = { customer: { email: 'somebody@example.com' } };

describe('a payment that tells whose it is', () => {
  it('is the claim of who paid, and Pro, though nobody claimed anything', async () => {
    const creator = await newCreator(product);
    const reference = newReference();
    await deliver(product, charge(reference, metadata(idOf(creator))));
    await becomesPro(creator);
    await becomes(admin, 'matched', reference);
    expect(await periodsOf(creator)).toEqual(['ProUpgraded']);
    const { body } = await creator.get<Page<ProgramFeeResponse>>('/api/me/program-fees');
    expect(body.items).toMatchObject([{ plan: 'standard', reference, status: 'confirmed' }]);
  });

  it.each([
    ['by the address of the payer', (victim: TestClient) => ({ customer: { email: victim.user?.email } })],
    ['by what we gave along', (victim: TestClient) => metadata(idOf(victim))],
  ])('never goes to who typed its reference first: %s', async (_, whose) => {
    const [victim, attacker] = [await newCreator(product), await newCreator(product)];
    const reference = newReference();
    await claim(attacker, reference);
    await deliver(product, charge(reference, whose(victim)));
    await claim(victim, reference);
    await becomesPro(victim);
    await becomes(admin, 'matched', reference);
    expect(await statusOf(attacker)).toBe('basic');
    await deliver(product, refund(reference, { customer: {} }));
    await eventually(async () => expect(await statusOf(victim)).toBe('basic'));
    await eventually(async () => expect(await waitingClaims(admin, reference)).toHaveLength(1));
  });

  it('waits for staff while only somebody else claims it', async () => {
    const attacker = await newCreator(product);
    const reference = newReference();
    await deliver(product, charge(reference, unknownPayer));
    await becomes(admin, 'unmatched', reference);
    const { id } = (await claim(attacker, reference)).body;
    await becomes(admin, 'unmatched', reference, [{ fault: 'other-payer', applicationId: null }]);
    expect(await statusOf(attacker)).toBe('basic');
    await admin.post(`/api/admin/program-fees/${id}/confirm`);
    await becomes(admin, 'matched', reference);
  });

  it('of another sum than the plan costs waits as a claim for staff', async () => {
    const creator = await newCreator(product);
    const reference = newReference();
    await deliver(product, charge(reference, { ...metadata(idOf(creator)), amount: 100 }));
    await eventually(async () =>
      expect(await cardPayments(admin, reference)).toMatchObject([{ state: 'mismatched', fault: 'other-amount' }]),
    );
    expect(await statusOf(creator)).toBe('basic');
  });

  it('does not make a banned or unknown member Pro', async () => {
    const creator = await newCreator(product);
    await admin.post(`/api/admin/members/${idOf(creator)}/ban`, {});
    const [reference, stray] = [newReference(), newReference()];
    await deliver(product, charge(reference, metadata(idOf(creator))));
    await deliver(product, charge(stray, metadata(randomUUID())));
    await eventually(async () =>
      expect(await cardPayments(admin, reference)).toMatchObject([{ fault: 'member-banned' }]),
    );
    await becomes(admin, 'unmatched', stray, [{ fault: 'no-claim' }]);
    await admin.post(`/api/admin/members/${idOf(creator)}/reactivate`, {});
    await becomes(admin, 'matched', reference);
    await eventually(async () => expect(await periodsOf(creator)).toEqual(['ProUpgraded']));
  });
});
