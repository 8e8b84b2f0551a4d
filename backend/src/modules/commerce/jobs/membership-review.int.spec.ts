import { describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../test/support/businesses.js';
import { runDueJobs } from '../../../../test/support/due-jobs.js';
import { eventually } from '../../../../test/support/eventually.js';
import { testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import { addCalendarMonths, addDays } from '../../../platform/event-sourcing/index.js';
import { membershipEvents } from '../domain/membership.events.js';
import { timetableOf } from '../domain/membership-timetable.js';
import type { ProgramFeeRecordedResponse } from '../http/program-fees.requests.js';
import type { UpgradedResponse } from '../http/upgrade.controller.js';
import type { MembershipResponse } from '../read-models/membership/membership.response.js';
import type { PaymentPage } from '../read-models/payments/payments.response.js';
import { MembershipReview } from './membership-review.js';

const GRACE = 60;

const product = testApp({ PRO_GRACE_DAYS: String(GRACE) });

/** A creator who is Pro since now, with the ends of this period and the next. */
async function newPro(): Promise<{ creator: TestClient; validUntil: Date; renewedUntil: Date }> {
  const creator = product.visitor();
  await creator.register();
  const admin = await product.admin();
  const dayOfMonth = product.clock.now().getUTCDate();
  const { body } = await admin.post<UpgradedResponse>(`/api/admin/members/${idOf(creator)}/upgrade`, {});
  const validUntil = new Date(body.proUntil);
  return { creator, validUntil, renewedUntil: addCalendarMonths(validUntil, 3, dayOfMonth) };
}

/** Moves the clock to the moment, and runs due jobs. */
async function reach(moment: Date): Promise<void> {
  await runDueJobs(product);
  product.clock.advance({ seconds: (moment.getTime() - product.clock.now().getTime()) / 1000 });
  await runDueJobs(product);
}

async function membershipOf(creator: TestClient): Promise<MembershipResponse> {
  await creator.signIn(creator.user?.email ?? '');
  return (await creator.get<MembershipResponse>('/api/me/membership')).body;
}

/** Renews, after checking that member and staff are promised what is then recorded. */
async function renew(creator: TestClient, reference: string): Promise<void> {
  await creator.signIn(creator.user?.email ?? '');
  const claim = { plan: 'basic', currency: 'NGN', reference };
  const { id } = (await creator.post<ProgramFeeRecordedResponse>('/api/me/program-fees', claim)).body;
  const admin = await product.admin();
  const { renewsUntil } = await membershipOf(creator);
  const pending = (await admin.get<PaymentPage>('/api/admin/program-fees')).body.items;
  expect(pending.find(({ applicationId }) => applicationId === id)).toMatchObject({ renewsUntil });
  await admin.post(`/api/admin/program-fees/${id}/confirm`);
  await eventually(async () => {
    expect(await membershipOf(creator)).toMatchObject({ proPlan: 'basic', proUntil: renewsUntil });
  });
}

async function storyOf(creator: TestClient): Promise<string[]> {
  const text = `select type || coalesce(' ' || (data->>'daysBefore'), '') as told from es.events
    where subject_id = $1 and type = any($2) order by recorded_at, version`;
  const { rows } = await product.app
    .get(Pool)
    .query<{ told: string }>(text, [idOf(creator), Object.keys(membershipEvents)]);
  return rows.map(({ told }) => told);
}

describe('the calendar of a membership', () => {
  it('reminds once each, holds through the grace, and ends with it', async () => {
    const { creator, validUntil } = await newPro();
    for (const moment of timetableOf(validUntil.toISOString(), GRACE).slice(0, 3)) await reach(moment);
    expect(await membershipOf(creator)).toMatchObject({ profileStatus: 'pro', inGrace: true });
    await reach(addDays(validUntil, GRACE - 1));
    expect((await membershipOf(creator)).profileStatus).toBe('pro');
    await reach(addDays(validUntil, GRACE));
    await eventually(async () => {
      expect((await membershipOf(creator)).profileStatus).toBe('basic');
    });
    expect((await creator.get('/api/me')).body).toMatchObject({ profileStatus: 'basic', proPlan: 'none' });
    expect(await storyOf(creator)).toEqual([
      'ProUpgraded',
      'ProRenewalReminded 14',
      'ProRenewalReminded 3',
      'ProRenewalReminded 0',
      'ProExpired',
    ]);
  });

  it('lengthens a period that is renewed on its last day, and reminds of the new end', async () => {
    const { creator, validUntil, renewedUntil } = await newPro();
    await reach(validUntil);
    await renew(creator, 'T-last-day');
    expect(await membershipOf(creator)).toMatchObject({ proUntil: renewedUntil.toISOString(), inGrace: false });
    await reach(addDays(validUntil, GRACE));
    await reach(addDays(renewedUntil, -14));
    expect(await storyOf(creator)).toEqual([
      'ProUpgraded',
      'ProRenewalReminded 0',
      'ProRenewed',
      'ProRenewalReminded 14',
    ]);
  });

  it('counts a renewal in the grace from the end of the period', async () => {
    const { creator, validUntil, renewedUntil } = await newPro();
    await reach(addDays(validUntil, GRACE - 1));
    await renew(creator, 'T-in-grace');
    expect(await membershipOf(creator)).toMatchObject({ proUntil: renewedUntil.toISOString() });
    await reach(addDays(validUntil, GRACE));
    expect((await membershipOf(creator)).profileStatus).toBe('pro');
  });

  it('ends one whose review was lost, or came too early by the clock of another machine', async () => {
    const { creator, validUntil } = await newPro();
    await runDueJobs(product);
    await product.app.get(Pool).query(`delete from bullmq.job where queue = 'membership-reviews'`);
    await reach(addDays(validUntil, GRACE - 1));
    expect((await membershipOf(creator)).profileStatus).toBe('pro');
    await reach(addDays(validUntil, GRACE));
    await product.app.get(MembershipReview, { strict: false }).reviewOverdue();
    await eventually(async () => expect((await membershipOf(creator)).profileStatus).toBe('basic'));
  });

  it.each([
    ['2027-11-30T10:00:00.000Z', '2028-02-29', ['2028-02-15', '2028-02-26', '2028-02-29', '2028-04-29']],
    ['2028-08-31T10:00:00.000Z', '2028-11-30', ['2028-11-16', '2028-11-27', '2028-11-30', '2029-01-29']],
    ['2028-11-29T10:00:00.000Z', '2029-02-28', ['2029-02-14', '2029-02-25', '2029-02-28', '2029-04-29']],
  ])('keeps to the calendar from %s', async (start, end, days) => {
    await reach(new Date(start));
    const { creator, validUntil } = await newPro();
    expect(validUntil.toISOString().slice(0, 10)).toBe(end);
    for (const day of days) {
      await reach(new Date(`${day}T09:00:00.000Z`));
      const before = await storyOf(creator);
      await reach(new Date(`${day}T11:00:00.000Z`));
      expect(await storyOf(creator)).toHaveLength(before.length + 1);
    }
    expect((await storyOf(creator)).at(-1)).toBe('ProExpired');
  });
});
