import { expect, it } from '@jest/globals';
import { appraisalForm, proCreator, submitDay } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import type { Problem } from '../../../platform/http/problem.js';
import type { ChallengeResponse } from '../read-models/appraisals/appraisals.response.js';

const product = testApp();
let admin = adminOf(product);

const turn = (on: boolean) => admin.post('/api/admin/features/weekly-appraisals', { on });
const submit = (creator: TestClient, more = {}) =>
  creator.post<{ appraisalId: string } & Problem>('/api/me/appraisals', appraisalForm(more));
const decide = (id: string, decision: string, body = {}) =>
  admin.post<Problem>(`/api/admin/appraisals/${id}/${decision}`, body);
const weeksOf = async (creator: TestClient) =>
  (await creator.get<ChallengeResponse>('/api/me/appraisals')).body.weeks.map(({ status }) => status);
const pointsOf = async (creator: TestClient) =>
  (await creator.get<{ items: { source: string; change: number; total: number }[] }>('/api/me/points')).body.items;

async function passDays(days: number, creator: TestClient): Promise<void> {
  product.clock.advance({ days });
  await creator.refresh();
  admin = await product.admin();
}

async function throughTheChallenge(): Promise<TestClient> {
  const creator = await proCreator(product, admin);
  for (let day = 1; day <= 7; day++) await decide(await submitDay(creator), 'approve', { points: 6 });
  return creator;
}

it('Weekly appraisals are refused and not shown while they are off', async () => {
  const creator = await throughTheChallenge();
  await passDays(7, creator);
  expect(await submit(creator, { weekNumber: 2 })).toMatchObject({ status: 403, body: { code: 'FEATURE_OFF' } });
  expect(await submit(creator)).toMatchObject({ status: 409, body: { code: 'CHALLENGE_COMPLETED' } });
  expect(await weeksOf(creator)).toEqual([]);
});

it('They are handed in a week at a time, reviewed and awarded as days are', async () => {
  await turn(true);
  const creator = await throughTheChallenge();
  expect((await weeksOf(creator))[0]).toBe('locked');
  expect((await submit(creator, { weekNumber: 2 })).body).toMatchObject({ code: 'WEEK_NOT_OPEN' });
  await passDays(8, creator);
  expect((await submit(creator, { dayNumber: 1, weekNumber: 2 })).body).toMatchObject({
    status: 422,
    errors: [{ field: 'weekNumber' }],
  });
  const { status, body } = await submit(creator, { weekNumber: 2 });
  expect({ status, body }).toMatchObject({ status: 201, body: { dayNumber: null, weekNumber: 2, attempt: 1 } });
  expect((await weeksOf(creator))[0]).toBe('pending');
  const queue = await admin.get<{ items: object[] }>('/api/admin/appraisals?pageSize=100');
  const { appraisalId } = body;
  expect(queue.body.items).toContainEqual(expect.objectContaining({ appraisalId, dayNumber: null, weekNumber: 2 }));
  await decide(appraisalId, 'reject', { reason: 'The link is private.' });
  expect((await weeksOf(creator))[0]).toBe('rejected');
  const again = await submit(creator);
  expect(again.body).toMatchObject({ weekNumber: 2, attempt: 2 });
  expect((await decide(again.body.appraisalId, 'approve', { points: 16 })).status).toBe(422);
  await decide(again.body.appraisalId, 'approve', { points: 15 });
  await eventually(async () =>
    expect((await pointsOf(creator))[0]).toMatchObject({ source: 'Appraisal, week 2', change: 15, total: 57 }),
  );
  expect((await submit(creator, { weekNumber: 2 })).body).toMatchObject({ code: 'WEEK_ALREADY_APPROVED' });
  const inbox = await creator.get<{ items: { title: string }[] }>('/api/me/notifications');
  expect(inbox.body.items.map(({ title }) => title)).toContain('Week 2 approved');
  await passDays(7, creator);
  expect((await weeksOf(creator)).slice(0, 3)).toEqual(['approved', 'current', 'locked']);
  await turn(false);
  expect(await weeksOf(creator)).toEqual([]);
  expect((await pointsOf(creator))[0]).toMatchObject({ total: 57 });
});
