import { beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../test/support/fixtures.js';
import { settings } from '../../../../test/support/test-app.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import { Housekeeping } from '../../../platform/housekeeping/housekeeping.js';
import type { Problem } from '../../../platform/http/problem.js';
import { RebuildWorker } from '../../../platform/projections/rebuild/rebuild-worker.js';
import type { NotificationPage } from '../read-models/notifications/notifications.response.js';

const product = testApp();
const admin = adminOf(product);
let creator: TestClient;
beforeAll(async () => {
  creator = product.visitor();
  const { user } = await creator.register();
  await admin.post(`/api/admin/members/${user.id}/upgrade`, {});
  await admin.post(`/api/admin/members/${user.id}/points`, { delta: 50, reason: 'Well done' });
});

const inbox = async (client = creator) => (await client.get<NotificationPage>('/api/me/notifications')).body;
const stored = async (memberId: string | undefined) => {
  const { rows } = await product.app
    .get(Pool)
    .query<{ count: number }>('select count(*)::int as count from read.notifications where member_id = $1', [memberId]);
  return rows[0]?.count;
};
const read = (body: object = {}) => creator.post<{ marked: number; ids: string[] }>('/api/me/notifications/read', body);

describe('the inbox', () => {
  it('holds what staff decided and what was reached, newest first', async () => {
    await eventually(async () => expect(await inbox()).toMatchObject({ total: 3, unread: 3 }));
    const { items } = await inbox();
    expect(items.map(({ code }) => code).toSorted()).toEqual(['MILESTONE_REACHED', 'POINTS_ADDED', 'PRO_UPGRADED']);
    expect(items.find(({ code }) => code === 'MILESTONE_REACHED')).toMatchObject({
      title: 'Silver reached',
      text: 'You have collected 50 points. Well done.',
      link: '/points',
      facts: { milestone: 'Silver', points: 50 },
      readAt: null,
    });
    expect(items.map(({ at }) => at)).toEqual(
      items
        .map(({ at }) => at)
        .toSorted()
        .reverse(),
    );
  });

  it('tells a day as the device has it, like every page around it', async () => {
    const told = async (query = '') => {
      const { items } = (await creator.get<NotificationPage>(`/api/me/notifications${query}`)).body;
      return items.find(({ code }) => code === 'PRO_UPGRADED')?.text;
    };
    expect(await told('?timeZone=Pacific/Kiritimati')).not.toBe(await told('?timeZone=Pacific/Niue'));
    expect(await told('?timeZone=Africa/Lagos')).toBe(await told());
    const unknown = await creator.get<Problem>('/api/me/notifications?timeZone=Mars/Base');
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ field: 'timeZone' }] } });
  });

  it('is read one by one or as a whole, on every device of the member', async () => {
    const [first] = (await inbox()).items;
    const ids = [first?.id];
    const claims = await Promise.all([read({ ids }), read({ ids })]);
    expect(claims.map(({ body }) => body).toSorted((a, b) => a.marked - b.marked)).toEqual([
      { marked: 0, ids: [] },
      { marked: 1, ids },
    ]);
    expect((await read({ id: first?.id })).body).toEqual({ marked: 0, ids: [] });
    const phone = product.visitor();
    await phone.signIn(creator.user?.email ?? '');
    expect((await inbox(phone)).unread).toBe(2);
    expect((await read()).body).toMatchObject({ marked: 2 });
    const { unread, items } = await inbox(phone);
    expect(unread).toBe(0);
    expect(items.every(({ readAt }) => readAt !== null)).toBe(true);
  });

  it('is read up to the newest that was shown, and what came after it stays unread', async () => {
    const other = product.visitor();
    const { user } = await other.register();
    await admin.post(`/api/admin/members/${user.id}/upgrade`, {});
    await eventually(async () => expect((await inbox(other)).unread).toBe(1));
    const [shown] = (await inbox(other)).items;
    product.clock.advance({ minutes: 1 });
    await admin.post(`/api/admin/members/${user.id}/points`, { delta: 5, reason: 'Well done' });
    await eventually(async () => expect((await inbox(other)).unread).toBe(2));
    const markUpTo = (upTo: string | undefined, client = other) => client.post('/api/me/notifications/read', { upTo });
    expect((await markUpTo(shown?.id)).body).toEqual({ marked: 1, ids: [shown?.id] });
    expect((await inbox(other)).items.map(({ readAt }) => readAt !== null)).toEqual([false, true]);
    expect((await markUpTo(shown?.id, creator)).status).toBe(404);
  });

  it('is nobody else’s to read or to mark', async () => {
    const [first] = (await inbox()).items;
    const other = product.visitor();
    await other.register();
    expect(await inbox(other)).toMatchObject({ items: [], unread: 0 });
    expect((await other.post('/api/me/notifications/read', { id: first?.id })).status).toBe(404);
  });

  it('is kept for 90 days', async () => {
    product.clock.advance({ days: 89 });
    await creator.signIn(creator.user?.email ?? '');
    expect((await inbox()).total).toBe(3);
    product.clock.advance({ days: 2 });
    await creator.signIn(creator.user?.email ?? '');
    expect((await inbox()).total).toBe(0);
  });

  it('is thrown away when it is that old, and missed by nobody who replays the log', async () => {
    const { user } = await product.visitor().register();
    await admin.signIn(product.config.adminEmail, settings.ADMIN_PASSWORD);
    await admin.post(`/api/admin/members/${user.id}/upgrade`, {});
    await eventually(async () => expect(await stored(user.id)).toBe(1));
    expect(await stored(creator.user?.id)).toBeGreaterThanOrEqual(3);
    await product.app.get(Housekeeping, { strict: false }).run();
    expect([await stored(user.id), await stored(creator.user?.id)]).toEqual([1, (await inbox()).total]);
    const found = await product.app.get(RebuildWorker, { strict: false }).compare(['notifications']);
    expect(found.get('notifications')).toEqual([]);
  });
});
