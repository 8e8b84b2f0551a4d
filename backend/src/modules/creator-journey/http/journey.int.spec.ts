import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { idOf, newBusiness } from '../../../../test/support/businesses.js';
import { appraisalForm, newCreator, proCreator, recordDay, submitDay } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { grantRoles } from '../../../../test/support/unregistrable.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { Page } from '../../../platform/projections/read-models.js';
import type { JourneyResponse } from '../read-models/journey/journey.response.js';
import type { PointsEntryResponse } from '../read-models/points-ledger/points-ledger.controller.js';

const product = testApp();
const admin = adminOf(product);

const adjust = (member: TestClient, body: object, headers = {}) =>
  admin.post(`/api/admin/members/${idOf(member)}/points`, body, headers);
const journeyOf = async (creator: TestClient) => (await creator.get<JourneyResponse>('/api/me/journey')).body;
const ledgerOf = async (creator: TestClient) =>
  (await creator.get<Page<PointsEntryResponse>>('/api/me/points')).body.items;

/** Registers a creator and waits for the application. */
async function creatorWithJourney(): Promise<TestClient> {
  const creator = await newCreator(product);
  await eventually(async () => {
    expect((await creator.get('/api/me')).body).toMatchObject({ applicationReady: true });
    expect((await creator.get('/api/me/journey')).status).toBe(200);
  });
  return creator;
}

describe('points', () => {
  it('arrive once for an approved day, and the ledger tells why', async () => {
    const creator = await proCreator(product, admin);
    await admin.post(`/api/admin/appraisals/${await submitDay(creator)}/approve`, { points: 9 });
    await eventually(async () => expect(await ledgerOf(creator)).toHaveLength(1));
    expect(await ledgerOf(creator)).toMatchObject([{ source: 'Appraisal, day 1', change: 9, total: 9, reason: null }]);
    expect((await journeyOf(creator)).points).toBe(9);
  });

  it('arrive also before the application was opened, which is then only approved', async () => {
    const opener = '/api/ops/consumers/open-internship-application-when-creator-registered';
    expect((await admin.post(`${opener}/pause`, { reason: 'a test' })).status).toBe(200);
    const creator = await proCreator(product, admin);
    await admin.post(`/api/admin/appraisals/${await submitDay(creator)}/approve`, { points: 9 });
    await eventually(async () => expect(await journeyOf(creator)).toMatchObject({ points: 9 }));
    expect((await admin.post(`${opener}/resume`)).status).toBe(200);
    await eventually(async () => {
      const { body } = await creator.get('/api/me');
      expect(body).toMatchObject({ points: 9, applicationReady: true });
    });
    expect(await journeyOf(creator)).toMatchObject({ points: 9 });
  });

  it('that came to an account of another type hold up no read model', async () => {
    const business = await newBusiness(product);
    const appraisalId = await recordDay(product, idOf(business));
    await admin.post(`/api/admin/appraisals/${appraisalId}/approve`, { points: 9 });
    await eventually(async () => {
      const { body } = await admin.get<{ items: { name: string }[] }>('/api/ops/consumers');
      const follower = body.items.find(({ name }) => name === 'journey');
      expect(follower).toMatchObject({ eventsBehind: 0, parkedEvents: 0 });
    });
  });

  it('are what a creator with a role of the staff needs, too', async () => {
    const creator = await grantRoles(admin, await creatorWithJourney(), 'operator');
    const { features } = await journeyOf(creator);
    expect(features.every(({ locks }) => locks.length > 0)).toBe(true);
    expect((await creator.post<Problem>('/api/me/appraisals', appraisalForm())).body.code).toBe('PRO_REQUIRED');
  });

  it('are added and taken by staff, never below zero', async () => {
    const creator = await creatorWithJourney();
    expect((await adjust(creator, { delta: 7, reason: 'Helped a team' })).body).toEqual({ applied: 7, total: 7 });
    expect((await adjust(creator, { delta: -10 })).body).toEqual({ applied: -7, total: 0 });
    expect((await adjust(creator, { delta: 0 })).body).toEqual({ applied: 0, total: 0 });
    expect((await ledgerOf(creator)).map(({ change, reason }) => [change, reason])).toEqual([
      [-7, null],
      [7, 'Helped a team'],
    ]);
  });

  it('count once, however often the button sends them', async () => {
    const creator = await creatorWithJourney();
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => adjust(creator, { delta: 5 }, headers)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [200, { applied: 5, total: 5 }]),
    );
    expect(await ledgerOf(creator)).toHaveLength(1);
  });

  it.each([[{}], [{ delta: 1.5 }], [{ delta: '5' }], [{ delta: 1_000_001 }], [{ delta: 5, total: 100 }]])(
    'are not changed by %p',
    async (body) => {
      const creator = await creatorWithJourney();
      expect((await adjust(creator, body)).status).toBe(422);
      expect(await ledgerOf(creator)).toEqual([]);
    },
  );

  it('are for creators, and for an admin to change', async () => {
    const business = await newBusiness(product);
    expect((await adjust(business, { delta: 5 })).body).toMatchObject({ code: 'NO_CREATOR_JOURNEY' });
    const creator = await creatorWithJourney();
    const own = await creator.post<Problem>(`/api/admin/members/${idOf(creator)}/points`, { delta: 5 });
    expect(own.status).toBe(403);
    expect((await business.get('/api/me/journey')).status).toBe(403);
  });

  it('and a Pro account are not what admins give themselves', async () => {
    const creator = await creatorWithJourney();
    await admin.post(`/api/admin/members/${idOf(creator)}/roles`, { grant: 'admin' });
    for (const [path, body, code] of [
      ['points', { delta: 5 }, 'CANNOT_ADJUST_OWN_POINTS'],
      ['upgrade', {}, 'CANNOT_UPGRADE_OWN_ACCOUNT'],
    ] as const) {
      const own = await creator.post<Problem>(`/api/admin/members/${idOf(creator)}/${path}`, body);
      expect([own.status, own.body.code]).toEqual([403, code]);
    }
    expect((await creator.get('/api/me')).body).toMatchObject({ points: 0, profileStatus: 'basic' });
  });
});

describe('milestones', () => {
  it('are reached with the points, and stay reached', async () => {
    const creator = await creatorWithJourney();
    await adjust(creator, { delta: 10_000 });
    const reached = (await journeyOf(creator)).milestones.map(({ name, reachedAt }) => [name, reachedAt !== null]);
    expect(reached).toEqual([
      ['Silver', true],
      ['Gold', true],
      ['Diamond', true],
    ]);
    await adjust(creator, { delta: -10_000 });
    expect((await journeyOf(creator)).milestones.every(({ reachedAt }) => reachedAt !== null)).toBe(true);
  });
});
