import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { idOf, newBusiness } from '../../../../test/support/businesses.js';
import { claim, claimsOf, waitingClaims } from '../../../../test/support/card-payments.js';
import { newCreator } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { ExecuteCommand } from '../../../platform/command-handling/execute-command.js';
import { addCalendarMonths } from '../../../platform/event-sourcing/index.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { Page } from '../../../platform/projections/read-models.js';
import { programFee, programFeeOf } from '../domain/program-fee.aggregate.js';
import type { MembershipResponse } from '../read-models/membership/membership.response.js';
import type { UpgradedResponse } from './upgrade.controller.js';

const product = testApp();
const admin = adminOf(product);

const newReference = (): string => `T-${randomUUID().slice(-8)}`; // has a dash, which can be typed in several ways

const membership = async (member: TestClient) => (await member.get<MembershipResponse>('/api/me/membership')).body;
const confirm = (id: string, staff = admin) => staff.post<Problem>(`/api/admin/program-fees/${id}/confirm`);
const upgrade = (id: string, body: object = {}) =>
  admin.post<UpgradedResponse>(`/api/admin/members/${id}/upgrade`, body);

describe('a claim', () => {
  it.each([
    ['basic', 'NGN', 450_000],
    ['basic', 'USD', 300],
    ['standard', 'ZAR', 65_000],
    ['standard', 'KES', 350_000],
  ])('for %s in %s is over %i', async (plan, currency, amount) => {
    const creator = await newCreator(product);
    const reference = newReference();
    const { status, body } = await claim(creator, reference, { plan, currency });
    const claimed = { id: body.id, plan, fee: { amount, currency }, reference, status: 'pending' };
    expect({ status, body }).toEqual({ status: 201, body: claimed });
    expect(await claimsOf(creator)).toEqual([expect.objectContaining({ ...claimed, reason: null, decidedAt: null })]);
  });

  it('is for members: a staff account has no membership to pay for', async () => {
    expect((await claim(admin, newReference())).body).toMatchObject({ status: 403, code: 'WRONG_MEMBERSHIP_TYPE' });
  });

  it('is one for a reference, however often and however it is typed', async () => {
    const creator = await newCreator(product);
    const answers = await Promise.all(['T 77-ab', 't77-AB', ' T77-AB '].map((reference) => claim(creator, reference)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const kept = await claimsOf(creator);
    expect(kept).toHaveLength(1);
    expect((await claim(creator, 'T7 7-aB')).body.reference).toBe(kept[0]?.reference);
  });

  it.each([
    ['a mark of direction', (text: string) => `${text}\u200E`],
    ['another dash', (text: string) => text.replace('-', '\u2011')],
    ['a Cyrillic letter', (text: string) => text.replace('T', '\u0422')],
  ])('is the same with %s, as typed, and shows staff that another claim carries it', async (_, typedBy) => {
    const [creator, other] = [await newCreator(product), await newCreator(product)];
    const reference = newReference();
    const typed = typedBy(reference);
    const first = await claim(creator, reference);
    expect((await claim(creator, typed)).body).toMatchObject({ id: first.body.id, reference });
    await claim(other, typed);
    const key = reference.replace('-', ' ').toLowerCase();
    expect((await admin.get<Page<object>>('/api/admin/program-fees?q=%25')).body.items).toEqual([]);
    const { body } = await admin.get<Page<object>>(`/api/admin/program-fees?q=${encodeURIComponent(key)}`);
    expect(body.items).toMatchObject([
      { reference, referenceSeenBefore: true, mixedScripts: false },
      {
        reference: expect.stringContaining(typed.replace('\u200E', '')),
        referenceSeenBefore: true,
        mixedScripts: typed.includes('\u0422'),
      },
    ]);
  });

  it('is found again under the stream that an earlier release gave it', async () => {
    const creator = await newCreator(product);
    const reference = newReference();
    const target = programFeeOf(idOf(creator), reference.toLowerCase());
    const data = { plan: 'standard', amount: 3_500_000, currency: 'NGN', reference, source: 'member' } as const;
    const caller = {
      actorId: idOf(creator),
      commandId: randomUUID(),
      correlationId: randomUUID(),
      waitForReadModels: true,
    };
    const command = { type: 'SubmitProgramFee', data } as const;
    await product.app.get(CommandBus).execute(new ExecuteCommand(programFee, target, command, caller));
    expect((await claim(creator, reference)).body.id).toBe(target.streamId);
    expect(await claimsOf(creator)).toHaveLength(1);
  });

  it('cannot say something else under the same reference', async () => {
    const creator = await newCreator(product);
    await claim(creator, 'T-80-1');
    expect((await claim(creator, 'T-80-1', { plan: 'basic' })).body).toMatchObject({
      status: 409,
      title: 'Error submitting request',
      code: 'PROGRAM_FEE_RECORDED_DIFFERENTLY',
      detail: 'This reference is recorded for the standard plan in NGN. Contact us to correct it.',
    });
  });

  it.each([
    [{ plan: 'gold' }, 'plan'],
    [{ currency: 'EUR' }, 'currency'],
    [{ reference: '' }, 'reference'],
    [{ amount: 1 }, 'amount'],
    [{ paidOn: '2026-02-30' }, 'paidOn'],
    [{ paidOn: '2099-01-01' }, 'paidOn'],
    [{ paidOn: '2020-01-01' }, 'paidOn'],
    [{ paidAmount: 0.5 }, 'paidAmount'],
    [{ status: 'confirmed' }, 'status'],
  ])('cannot hold %p', async (more, field) => {
    const creator = await newCreator(product);
    const { status, body } = await creator.post<Problem>('/api/me/program-fees', {
      plan: 'standard',
      currency: 'NGN',
      reference: 'T-81-1',
      ...more,
    });
    expect(status).toBe(422);
    expect(body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('is listed for staff with the member and a warning about a reference that was seen before', async () => {
    const [creator, business] = [await newCreator(product), await newBusiness(product)];
    const reference = newReference();
    await claim(creator, reference);
    expect(await waitingClaims(admin, reference)).toMatchObject([
      {
        userId: idOf(creator),
        firstName: 'Ada',
        lastName: 'Obi',
        membershipType: 'Creator',
        plan: 'standard',
        fee: { amount: 3_500_000, currency: 'NGN' },
        paid: null,
        referenceSeenBefore: false,
        proPlan: 'none',
        proUntil: null,
        status: 'pending',
      },
    ]);
    await claim(business, reference);
    expect(await waitingClaims(admin, reference)).toMatchObject([
      { membershipType: 'Creator', referenceSeenBefore: true },
      { membershipType: 'Business', referenceSeenBefore: true },
    ]);
  });
});

it('shows staff which plan a claim would replace, and until when that one runs', async () => {
  const creator = await newCreator(product);
  const { body: given } = await upgrade(idOf(creator));
  const reference = newReference();
  await claim(creator, reference, { plan: 'basic' });
  expect(await waitingClaims(admin, reference)).toMatchObject([
    { plan: 'basic', proPlan: 'standard', proUntil: given.proUntil },
  ]);
});

describe('confirming', () => {
  it('makes the member Pro for three calendar months, once', async () => {
    const creator = await newCreator(product);
    const { id } = (await claim(creator, newReference())).body;
    const before = product.clock.now();
    const answers = await Promise.all([confirm(id), confirm(id), confirm(id, await product.admin())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const pro = await eventually(async () => {
      const now = await membership(creator);
      expect(now.profileStatus).toBe('pro');
      return now;
    });
    expect(pro).toMatchObject({ proPlan: 'standard', inGrace: false, entitlements: { postPromotions: 6 } });
    const until = new Date(pro.proUntil ?? 0).getTime();
    expect(until).toBeGreaterThanOrEqual(addCalendarMonths(before, 3).getTime());
    expect(until).toBeLessThanOrEqual(addCalendarMonths(product.clock.now(), 3).getTime());
    expect((await claimsOf(creator))[0]).toMatchObject({ status: 'confirmed' });
    expect((await confirm(id)).body).toMatchObject({
      status: 409,
      code: 'PROGRAM_FEE_ALREADY_DECIDED',
      title: 'Error confirming payment',
      detail: expect.stringMatching(/ confirmed this payment already\.$/),
    });
  });

  it('lengthens the period that runs', async () => {
    const creator = await newCreator(product);
    const dayOfMonth = product.clock.now().getUTCDate();
    const { body: first } = await upgrade(idOf(creator), { plan: 'basic' });
    await confirm((await claim(creator, newReference())).body.id);
    await eventually(async () => {
      expect(await membership(creator)).toMatchObject({
        proPlan: 'standard',
        proUntil: addCalendarMonths(new Date(first.proUntil), 3, dayOfMonth).toISOString(),
      });
    });
  });

  it('is for an admin, and never for the own claim', async () => {
    const creator = await newCreator(product);
    const { id } = (await claim(creator, newReference())).body;
    expect((await confirm(id, creator)).body).toMatchObject({ status: 403, code: 'STAFF_ONLY' });
    await admin.post(`/api/admin/members/${idOf(creator)}/roles`, { grant: 'admin' });
    expect((await confirm(id, creator)).body).toMatchObject({ status: 403, code: 'CANNOT_DECIDE_OWN_REQUEST' });
    expect((await confirm(randomUUID())).status).toBe(404);
  });
});

describe('rejecting', () => {
  it('tells the reason, and leaves the member basic', async () => {
    const creator = await newCreator(product);
    const reference = newReference();
    const { id } = (await claim(creator, reference)).body;
    const rejected = await admin.post(`/api/admin/program-fees/${id}/reject`, { reason: 'Not in our books.' });
    expect(rejected).toMatchObject({ status: 200, body: { applicationId: id, status: 'rejected' } });
    expect(await claimsOf(creator)).toMatchObject([{ status: 'rejected', reason: 'Not in our books.' }]);
    const again = { status: 409, code: 'PROGRAM_FEE_REJECTED', errors: [{ field: 'reference' }] };
    expect((await claim(creator, reference)).body).toMatchObject(again);
    expect((await membership(creator)).profileStatus).toBe('basic');
  });
});

describe('the membership', () => {
  it('of a member who never paid is basic', async () => {
    expect(await membership(await newCreator(product))).toEqual({
      profileStatus: 'basic',
      proPlan: 'none',
      proSince: null,
      proUntil: null,
      renewsUntil: null,
      inGrace: false,
      graceUntil: null,
      entitlements: null,
    });
  });
});
