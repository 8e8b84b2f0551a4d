import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../../test/support/businesses.js';
import { newColleague, proCreator, submitDay } from '../../../../../test/support/creators.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { Pool } from '../../../../platform/database/pool.js';
import type { HistoryEntry, HistoryPage } from './history.response.js';

const product = testApp();
const admin = adminOf(product);
let creator: TestClient;
let awarded: HistoryEntry;
beforeAll(async () => {
  creator = await proCreator(product, admin);
  await admin.post(`/api/admin/appraisals/${await submitDay(creator)}/approve`, { points: 12 });
  awarded = await eventually(async () => {
    const [entry] = await history('&type=PointsAwarded');
    expect(entry).toBeDefined();
    return entry as HistoryEntry;
  });
});

const history = async (filter: string) =>
  (await admin.get<HistoryPage>(`/api/audit/events?subject=${idOf(creator)}${filter}`)).body.items;

describe('the history', () => {
  it('names who began what a process did, and what it was done for', () => {
    expect(awarded).toMatchObject({
      actorName: 'award-points-when-appraisal-approved',
      beginner: idOf(admin),
      because: { type: 'AppraisalApproved', actor: idOf(admin), subjectName: 'Ada Obi', data: { points: 12 } },
    });
    expect(awarded.beginnerName).toBe(awarded.because?.actorName);
  });

  it('leaves that out where somebody did it', async () => {
    const [approved] = await history('&type=AppraisalApproved');
    expect(approved).toMatchObject({ actor: idOf(admin), beginner: null, beginnerName: null, because: null });
  });

  it('is searched for several types at once', async () => {
    const types = (await history('&type=PointsAwarded,AppraisalSubmitted')).map(({ type }) => type);
    expect(types).toEqual(['PointsAwarded', 'AppraisalSubmitted']);
  });

  it('is searched for the one event of a position', async () => {
    expect(await history(`&position=${awarded.position}`)).toEqual([awarded]);
    const { status, body } = await admin.get('/api/audit/events?position=12');
    expect([status, body]).toMatchObject([400, { errors: [{ field: 'position' }] }]);
  });
});

describe('the page of a member', () => {
  it('is read by reviewers too, without address, number, second factor and reason of a ban', async () => {
    const reviewer = await newColleague(product, admin, 'reviewer');
    const path = `/api/admin/members/${idOf(creator)}`;
    const [all, some] = [await admin.get<object>(path), await reviewer.get<object>(path)];
    expect(all.body).toMatchObject({ firstName: 'Ada', email: creator.user?.email, points: 12 });
    const hidden = { email: '', phone: null, gender: null, banReason: null, hasSecondFactor: null };
    expect(some.body).toEqual({ ...all.body, ...hidden });
    expect((await admin.get('/api/admin/members/01900000-0000-7000-8000-000000000000')).status).toBe(404);
  });
});

describe('an event of a type that only a newer build knows', () => {
  it('is shown under the name that it was stored by, and keeps nothing else back', async () => {
    const other = await proCreator(product, admin);
    await submitDay(other);
    const pool = product.app.get(Pool);
    await pool.query(
      `update es.events set type = 'AppraisalFramed' where subject_id = $1 and type = 'AppraisalSubmitted'`,
      [idOf(other)],
    );
    const { body } = await admin.get<HistoryPage>(`/api/audit/events?subject=${idOf(other)}`);
    expect(body.items.map(({ type }) => type)).toContain('AppraisalFramed');
    const answerOf = async (path: string) => (await other.get(path)).status;
    expect(await answerOf('/api/me/journey')).toBe(200);
    expect((await other.send('PATCH', '/api/me', { body: { lastName: 'Eze' } })).status).toBe(200); // in another stream
  });
});
