import { describe, expect, it } from '@jest/globals';
import { idOf, upgrade } from '../../../../test/support/businesses.js';
import { proCreator, submitDay } from '../../../../test/support/creators.js';
import { runDueJobs } from '../../../../test/support/due-jobs.js';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';

const product = testApp();
const admin = adminOf(product);

async function remindersOf(member: TestClient): Promise<string[]> {
  const { rows } = await product.app.get(Pool).query<{ told: string }>(
    `select concat(data->>'dayNumber', '.', data->>'count') as told from es.events
     where subject_id = $1 and type = 'OpenDayReminded' order by recorded_at`,
    [idOf(member)],
  );
  return rows.map(({ told }) => told);
}

async function pass(time: { days?: number; hours?: number }): Promise<void> {
  await runDueJobs(product);
  product.clock.advance(time);
  await runDueJobs(product);
}

const signInAgain = (member: TestClient) => member.signIn(member.user?.email ?? '');

describe('a day that stays open', () => {
  it('is reminded of once a day, three times, and again after the next one was handed in', async () => {
    const creator = await proCreator(product, admin);
    await pass({ hours: 23 });
    expect(await remindersOf(creator)).toEqual([]);
    await pass({ hours: 1 });
    expect(await remindersOf(creator)).toEqual(['1.1']);
    await pass({ hours: 23 });
    expect(await remindersOf(creator)).toEqual(['1.1']);
    for (let day = 0; day < 5; day++) await pass({ days: 1 });
    expect(await remindersOf(creator)).toEqual(['1.1', '1.2', '1.3']);

    await signInAgain(creator);
    const appraisalId = await submitDay(creator);
    await pass({ days: 2 });
    expect(await remindersOf(creator)).toHaveLength(3);
    await (await product.admin()).post(`/api/admin/appraisals/${appraisalId}/approve`, { points: 5 });
    await pass({ days: 1 });
    expect((await remindersOf(creator)).at(-1)).toBe('2.1');
    await signInAgain(creator);
    await eventually(async () =>
      expect((await creator.get('/api/me/notifications')).body).toMatchObject({
        items: [{ code: 'DAY_STILL_OPEN', title: 'Day 2 is waiting for you', link: '/appraisals' }, {}, {}, {}, {}, {}],
      }),
    );
  });

  it('is not sent to a business or a suspended creator', async () => {
    const business = product.visitor();
    await business.register({ membershipType: 'Business', qualification: undefined });
    await upgrade(await product.admin(), business);
    const creator = await proCreator(product, await product.admin());
    await (await product.admin()).post(`/api/admin/members/${idOf(creator)}/ban`, {});
    await pass({ days: 1 });
    expect([await remindersOf(business), await remindersOf(creator)]).toEqual([[], []]);
  });
});
