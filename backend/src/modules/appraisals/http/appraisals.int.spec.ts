import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { newBusiness } from '../../../../test/support/businesses.js';
import { appraisalForm, newCreator, proCreator, submitDay } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { Page } from '../../../platform/projections/read-models.js';
import type { ChallengeResponse } from '../read-models/appraisals/appraisals.response.js';
import type { FinishedBelowPage } from '../read-models/finished-below/finished-below.controller.js';
import type { PendingAppraisalResponse } from '../read-models/pending-appraisals/pending-appraisals.response.js';
import type { DecidedResponse, SubmittedResponse } from './appraisal.requests.js';

const ROUNDS = 10;

const product = testApp();
const admin = adminOf(product);

const submit = (creator: TestClient, more = {}, headers = {}) =>
  creator.post<Omit<SubmittedResponse, 'status'> & Problem>('/api/me/appraisals', appraisalForm(more), headers);
const approve = (appraisalId: string, body: object = { points: 12 }, staff = admin) =>
  staff.post<DecidedResponse | Problem>(`/api/admin/appraisals/${appraisalId}/approve`, body);
const reject = (appraisalId: string, body = {}, staff = admin) =>
  staff.post<DecidedResponse | Problem>(`/api/admin/appraisals/${appraisalId}/reject`, body);
const challengeOf = async (creator: TestClient) => (await creator.get<ChallengeResponse>('/api/me/appraisals')).body;
const finishedBelow = async () =>
  (await admin.get<FinishedBelowPage>('/api/admin/appraisals/finished-below')).body.items;
const pointsOf = async (creator: TestClient) => (await creator.get<{ points: number }>('/api/me/journey')).body.points;

describe('a day of the challenge', () => {
  it('waits for staff, earns points, and opens the next', async () => {
    const creator = await proCreator(product, admin, { firstName: 'Zainab' });
    const { status, body } = await submit(creator, { selfRating: 8 });
    expect(status).toBe(201);
    const { learnings, assignmentUrl } = appraisalForm();
    const answer = { appraisalId: body.appraisalId, dayNumber: 1, weekNumber: null, attempt: 1, status: 'pending' };
    expect(body).toEqual({ ...answer, learnings, assignmentUrl });
    expect(await challengeOf(creator)).toMatchObject({ currentDay: 1, submitted: 1, approved: 0 });
    const queue = await admin.get<Page<PendingAppraisalResponse>>('/api/admin/appraisals');
    expect(queue.body.items[0]).toMatchObject({ appraisalId: body.appraisalId, firstName: 'Zainab', dayNumber: 1 });

    expect((await approve(body.appraisalId)).body).toEqual({ ...decided(body.appraisalId), points: 12 });
    const { currentDay, days } = await challengeOf(creator);
    expect(currentDay).toBe(2);
    expect(days[0]).toMatchObject({ status: 'approved', points: 12, selfRating: 8 });
    await eventually(async () => expect(await pointsOf(creator)).toBe(12));
  });

  it('comes back with the reason, and is tried again', async () => {
    const creator = await proCreator(product, admin);
    await reject(await submitDay(creator), { reason: 'The link does not open.' });
    const { days } = await challengeOf(creator);
    expect(days[0]).toMatchObject({ status: 'rejected', reason: 'The link does not open.' });
    expect((await submit(creator)).body).toMatchObject({ dayNumber: 1, attempt: 2 });
  });

  it('is submitted once', async () => {
    const creator = await proCreator(product, admin);
    await submitDay(creator);
    expect((await submit(creator)).body).toMatchObject({ status: 409, code: 'APPRAISAL_ALREADY_PENDING' });
    expect((await challengeOf(creator)).submitted).toBe(1);
  });

  it('is one submission, however often the button sends it', async () => {
    const creator = await proCreator(product, admin);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(creator, {}, headers)));
    expect(new Set(answers.map(({ status, body }) => `${String(status)} ${body.appraisalId}`)).size).toBe(1);
    expect((await challengeOf(creator)).submitted).toBe(1);
  });

  it('is refused from a form that was opened for another day', async () => {
    const creator = await proCreator(product, admin);
    expect((await submit(creator, { dayNumber: 2 })).status).toBe(409);
    expect((await challengeOf(creator)).submitted).toBe(0);
  });

  it.each([
    [{ learnings: ' ' }, 'learnings'],
    [{ learnings: 'x'.repeat(4_001) }, 'learnings'],
    [{ assignmentUrl: 'javascript:alert(1)' }, 'assignmentUrl'],
    [{ assignmentUrl: 'https://ada:secret@example.com' }, 'assignmentUrl'],
    [{ selfRating: 11 }, 'selfRating'],
    [{ points: 15 }, 'points'],
  ])('cannot hold %p', async (more, field) => {
    const creator = await proCreator(product, admin);
    const { status, body } = await submit(creator, more);
    expect([status, body.errors?.map((error) => error.field)]).toEqual([422, [field]]);
    expect((await challengeOf(creator)).submitted).toBe(0);
  });

  it('takes the link out of a text that an app shared', async () => {
    const creator = await proCreator(product, admin);
    await submit(creator, { assignmentUrl: 'Look! https://network.example/post/7.' });
    expect((await challengeOf(creator)).days[0]).toMatchObject({ assignmentUrl: 'https://network.example/post/7' });
  });

  it('is for creators who are Pro', async () => {
    expect((await submit(product.visitor())).status).toBe(401);
    expect((await submit(await newCreator(product))).body).toMatchObject({
      status: 403,
      code: 'PRO_REQUIRED',
      title: 'Access Denied',
      detail: 'You must be a Pro Creator to access appraisals. Please contact support to upgrade.',
    });
    expect((await submit(await newBusiness(product))).body).toMatchObject({ code: 'WRONG_MEMBERSHIP_TYPE' });
  });
});

describe('a challenge that ended below 50 points', () => {
  it('is improved day by day, and no further than the threshold', async () => {
    const creator = await proCreator(product, admin);
    for (let day = 1; day <= 7; day += 1) await approve(await submitDay(creator), { points: 7 });
    await eventually(async () => expect(await pointsOf(creator)).toBe(49));

    await eventually(async () => {
      const [entry] = await finishedBelow();
      expect(entry).toMatchObject({ userId: creator.user?.id, firstName: 'Ada', points: 49 });
      expect(entry?.openDays).toEqual([1, 2, 3, 4, 5, 6, 7]);
    });
    const improved = await submit(creator, { dayNumber: 3 });
    expect(improved.body).toMatchObject({ dayNumber: 3, attempt: 2, status: 'pending' });
    expect((await submit(creator, { dayNumber: 4 })).body.code).toBe('APPRAISAL_ALREADY_PENDING');
    const queue = await admin.get<Page<PendingAppraisalResponse>>('/api/admin/appraisals?sort=-submittedAt');
    expect(queue.body.items[0]).toMatchObject({ appraisalId: improved.body.appraisalId, formerPoints: 7 });
    expect((await challengeOf(creator)).days[2]).toMatchObject({
      status: 'approved',
      points: 7,
      improvement: { status: 'pending', attempt: 2 },
    });

    await approve(improved.body.appraisalId, { points: 5 });
    const { days, completed } = await challengeOf(creator);
    expect([completed, days[2]?.points, days[2]?.improvement]).toEqual([true, 7, null]);
    expect((await submit(creator, { dayNumber: 3 })).body.code).toBe('DAY_ALREADY_IMPROVED');
    await eventually(async () => expect((await finishedBelow())[0]?.openDays).toEqual([1, 2, 4, 5, 6, 7]));

    await approve((await submit(creator, { dayNumber: 4 })).body.appraisalId, { points: 10 });
    await eventually(async () => expect(await pointsOf(creator)).toBe(52));
    expect((await challengeOf(creator)).days.map(({ improvement }) => improvement)).toEqual(Array(7).fill(null));
    expect((await submit(creator, { dayNumber: 5 })).body.code).toBe('CHALLENGE_COMPLETED');
    await eventually(async () => expect(await finishedBelow()).toEqual([]));
  });
});

describe('a decision', () => {
  it('is made once, by the first reviewer', async () => {
    const other = await product.admin();
    const outcomes: number[][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const appraisalId = await submitDay(await proCreator(product, admin));
      const answers = await Promise.all([approve(appraisalId), reject(appraisalId, {}, other)]);
      outcomes.push(answers.map(({ status }) => status).toSorted());
    }
    expect(outcomes).toEqual(outcomes.map(() => [200, 409]));
  });

  it.each([[{ points: 16 }], [{ points: -1 }], [{ points: 1.5 }], [{ points: '12' }]])('cannot be %p', async (body) => {
    const appraisalId = await submitDay(await proCreator(product, admin));
    expect((await approve(appraisalId, body)).status).toBe(422);
  });

  it('is for staff, on what is there', async () => {
    const creator = await proCreator(product, admin);
    const appraisalId = await submitDay(creator);
    expect((await approve(appraisalId, {}, creator)).status).toBe(403);
    expect((await approve(randomUUID())).status).toBe(404);
    expect((await approve('1')).status).toBe(400);
  });
});

const decided = (appraisalId: string) => ({ appraisalId, status: 'approved' });
