import { describe, expect, it } from '@jest/globals';
import { newCreator, proCreator, submitDay } from '../../../../test/support/creators.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import { WaitingTimes } from '../../../platform/projections/waiting-times.js';
import { briefs } from '../../../reference-data/index.js';
import { reviewedAppraisals } from '../read-models/appraisals/appraisals.row.js';
import type { BriefResponse } from '../read-models/appraisals/brief.response.js';

const network = 'https://network.example/post-here';

const product = testApp({ CREATORS_NETWORK_URL: network });
const admin = adminOf(product);

const briefFor = async (creator: TestClient, query = '') =>
  (await creator.get<BriefResponse>(`/api/me/brief${query}`)).body;
const approve = async (appraisalId: string) => {
  expect((await admin.post(`/api/admin/appraisals/${appraisalId}/approve`, { points: 7 })).status).toBe(200);
};

describe('the brief of the day', () => {
  it('tells before Pro what day 1 asks for, and no later day', async () => {
    const basic = await newCreator(product, { qualification: 'Event Management' });
    const [day1] = briefs['event-management']?.days ?? [];
    expect(await briefFor(basic)).toEqual({
      dayNumber: 1,
      lesson: { topicSlug: 'event-management', day: 1, title: 'Start with the purpose of the event' },
      ...day1,
      lookedAt: briefs['event-management']?.lookedAt,
      networkUrl: network,
      reviewMedianHours: null,
    });
    expect((await basic.get('/api/me/brief?day=2')).status).toBe(404);
    expect((await basic.get('/api/me/brief?day=8')).status).toBe(400);
  });

  it('goes on with the challenge, and ends with it', async () => {
    const creator = await proCreator(product, admin, { qualification: 'Marketing' });
    for (let day = 1; day <= 7; day++) {
      expect(await briefFor(creator)).toMatchObject({
        dayNumber: day,
        assignment: briefs['professional-marketing']?.days[day - 1]?.assignment,
      });
      await approve(await submitDay(creator));
    }
    const nothing = { dayNumber: null, lesson: null, assignment: null, example: null };
    expect(await briefFor(creator)).toMatchObject({ ...nothing, networkUrl: network });
    expect(await briefFor(creator, '?day=3')).toMatchObject({ dayNumber: 3 });
  });

  it('says how long reviews of the last 30 days took, by their median', async () => {
    const pool = product.app.get(Pool);
    const creator = await proCreator(product, admin);
    await approve(await submitDay(creator));
    await approve(await submitDay(creator));
    await pool.query(`update read.appraisals set submitted_at = decided_at - interval '5 hours'`);
    const setBack = (interval: string, day: number) =>
      pool.query(
        `update read.appraisals set submitted_at = submitted_at - $1::interval where member_id = $2 and day_number = $3`,
        [interval, creator.user?.id, day],
      );
    await setBack('3 hours', 1);
    await setBack('90 days', 2);
    await pool.query(
      `update read.appraisals set decided_at = decided_at - interval '31 days' where member_id = $1 and day_number = 2`,
      [creator.user?.id],
    );
    await pool.query(`delete from read.appraisals where member_id <> $1`, [creator.user?.id]);
    expect(await new WaitingTimes(pool, product.clock).medianHours(reviewedAppraisals)).toBe(8);
    product.app.get(WaitingTimes, { strict: false })['cache'].deleteWhere(() => true);
    expect((await product.visitor().get('/api/public-figures')).body).toEqual({ reviewMedianHours: 8 });
  });
});
