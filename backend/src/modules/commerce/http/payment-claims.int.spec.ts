import { describe, expect, it } from '@jest/globals';
import { newBusiness } from '../../../../test/support/businesses.js';
import { claim, claimsOf, waitingClaims } from '../../../../test/support/card-payments.js';
import { newCreator } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import { newReference } from '../../../../test/support/paystack.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import type { Problem } from '../../../platform/http/problem.js';
import { WaitingTimes } from '../../../platform/projections/waiting-times.js';
import type { PaymentReferenceResponse, ProgramFeePage } from '../read-models/program-fees/program-fees.response.js';

const product = testApp();
const admin = adminOf(product);

const confirm = (id: string, staff = admin) => staff.post<Problem>(`/api/admin/program-fees/${id}/confirm`);

describe('the reference to pay under', () => {
  const nextReference = async (member: TestClient, choice = '') =>
    (await member.get<PaymentReferenceResponse>(`/api/me/program-fees/next-reference${choice}`)).body.reference;

  it('is another one for each claim, plan, currency and member', async () => {
    const [creator, business] = [await newCreator(product), await newBusiness(product)];
    const first = await nextReference(creator);
    expect(await nextReference(creator, '?plan=standard&currency=NGN')).toBe(first);
    const others = ['?plan=basic', '?currency=ZAR'].map((choice) => nextReference(creator, choice));
    expect(new Set([first, await nextReference(business), ...(await Promise.all(others))]).size).toBe(4);
    await claim(creator, first);
    const second = await nextReference(creator);
    expect(second).not.toBe(first);
    await claim(creator, second, { plan: 'basic' });
    expect((await claimsOf(creator)).map(({ reference }) => reference)).toEqual([second, first]);
  });

  it('stays beside the one that the bank gave, for the member and for staff', async () => {
    const creator = await newCreator(product);
    const [ours, theirs] = [await nextReference(creator), newReference()];
    const { id } = (await claim(creator, theirs)).body;
    expect(await claimsOf(creator)).toMatchObject([{ reference: theirs, givenReference: ours }]);
    expect(await waitingClaims(admin, theirs)).toMatchObject([{ givenReference: ours }]);
    await confirm(id);
    await claim(creator, ours);
    expect(await claimsOf(creator)).toMatchObject([
      { reference: ours, givenReference: null },
      { reference: theirs, givenReference: null },
    ]);
  });

  it('is another one once a fee paid under the bank’s was confirmed', async () => {
    const creator = await newCreator(product);
    const first = await nextReference(creator);
    const { id } = (await claim(creator, newReference())).body;
    expect(await nextReference(creator)).toBe(first);
    await confirm(id);
    await eventually(async () => expect(await nextReference(creator)).not.toBe(first));
  });

  it('stays the one that was shown as the claim was sent, whatever becomes of another', async () => {
    const creator = await newCreator(product);
    const [first, theirs] = [await nextReference(creator), newReference()];
    const withdraw = (id: string) => creator.post(`/api/me/program-fees/${id}/withdraw`);
    const given = async () => (await waitingClaims(admin, theirs)).map(({ givenReference }) => givenReference);
    const own = (await claim(creator, first)).body.id;
    const { id } = (await claim(creator, theirs)).body; // the page shows the reference of the claim that waits
    expect(await given()).toEqual([first]);
    await withdraw(own);
    expect(await given()).toEqual([first]);
    await claim(creator, first);
    expect(await given()).toEqual([first]);
    await withdraw(id);
    await confirm(own);
    await claim(creator, theirs);
    expect(await given()).toEqual([await nextReference(creator)]);
    expect(await given()).not.toEqual([first]);
  });

  it('is recorded as we wrote it, however it is typed', async () => {
    const creator = await newCreator(product);
    const reference = await nextReference(creator);
    const typed = ` ${reference
      .toLowerCase()
      .replaceAll('0', 'O')
      .replaceAll('1', 'l')
      .replace(/(.{4})/g, '$1 ')}`;
    expect((await claim(creator, typed)).body.reference).toBe(reference);
    expect((await claim(creator, typed)).body.reference).toBe(reference);
    expect(await claimsOf(creator)).toHaveLength(1);
  });

  it('is refused with a slip in it, and so is the one of another member', async () => {
    const creator = await newCreator(product);
    const reference = await nextReference(creator);
    const slip = reference.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const wrong of [slip, await nextReference(await newCreator(product))])
      expect((await claim(creator, wrong)).body).toMatchObject({
        status: 422,
        code: 'PAYMENT_REFERENCE_MISTYPED',
        errors: [{ field: 'reference' }],
      });
    expect(await claimsOf(creator)).toEqual([]);
  });

  it('is the bank’s own, though it begins like ours', async () => {
    const creator = await newCreator(product);
    expect((await claim(creator, 'SKYE12345678')).status).toBe(201);
  });

  it('is for members', async () => {
    expect((await product.visitor().get('/api/me/program-fees/next-reference')).status).toBe(401);
  });
});

describe('withdrawing', () => {
  const withdraw = (member: TestClient, id: string) => member.post<Problem>(`/api/me/program-fees/${id}/withdraw`);

  it('takes the claim out of the queue, and leaves its reference to be claimed again', async () => {
    const creator = await newCreator(product);
    const reference = newReference();
    const { id } = (await claim(creator, reference)).body;
    expect(await withdraw(creator, id)).toMatchObject({ status: 200, body: { id, status: 'withdrawn' } });
    expect((await withdraw(creator, id)).status).toBe(200);
    expect(await claimsOf(creator)).toMatchObject([{ id, status: 'withdrawn' }]);
    expect(await waitingClaims(admin, reference)).toEqual([]);
    expect((await confirm(id)).body).toMatchObject({ status: 409, code: 'PROGRAM_FEE_WITHDRAWN' });
    expect((await claim(creator, reference, { plan: 'basic' })).body).toMatchObject({ id, status: 'pending' });
    expect(await waitingClaims(admin, reference)).toMatchObject([{ plan: 'basic' }]);
  });

  it('gives the next payment the same reference', async () => {
    const creator = await newCreator(product);
    const next = '/api/me/program-fees/next-reference';
    const { reference } = (await creator.get<PaymentReferenceResponse>(next)).body;
    await withdraw(creator, (await claim(creator, reference)).body.id);
    expect((await creator.get(next)).body).toEqual({ reference });
  });

  it('comes too late once it is decided, and is nobody else’s', async () => {
    const creator = await newCreator(product);
    const { id } = (await claim(creator, newReference())).body;
    expect((await withdraw(await newCreator(product), id)).status).toBe(404);
    await confirm(id);
    expect((await withdraw(creator, id)).body).toMatchObject({ status: 409, code: 'PROGRAM_FEE_DECIDED' });
  });
});

it('tells staff the day and the amount that the member says, also where they come later', async () => {
  const creator = await newCreator(product);
  const reference = newReference();
  const paidOn = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  await claim(creator, reference, { paidOn });
  await claim(creator, reference, { paidAmount: 3_400_000 });
  const said = { paidOn, paidAmount: 3_400_000 };
  expect(await waitingClaims(admin, reference)).toMatchObject([said]);
  expect(await claimsOf(creator)).toMatchObject([said]);
});

it('tells how long a decision takes once there were a handful', async () => {
  const tell = async () => (await admin.get<ProgramFeePage>('/api/me/program-fees')).body.decisionMedianHours;
  const forget = () => product.app.get(WaitingTimes, { strict: false })['cache'].deleteWhere(() => true);
  const pool = product.app.get(Pool, { strict: false });
  const creator = await newCreator(product);
  const ids: string[] = [];
  for (let i = 0; i < 5; i += 1) ids.push((await claim(creator, newReference())).body.id);
  await pool.query('update read.program_fees set decided_at = null');
  for (const id of ids.slice(1)) await confirm(id);
  await eventually(async () => {
    forget();
    expect(await tell()).toBeNull();
  });
  await confirm(ids[0] ?? '');
  await pool.query(
    `update read.program_fees set submitted_at = decided_at - interval '90 minutes' where decided_at is not null`,
  );
  forget();
  expect(await tell()).toBe(1.5);
});
