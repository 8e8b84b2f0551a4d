import { beforeEach, describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../test/support/businesses.js';
import { newCreator } from '../../../../test/support/creators.js';
import { eventually } from '../../../../test/support/eventually.js';
import { testApp } from '../../../../test/support/fixtures.js';
import { pushKeys } from '../../../../test/support/push-service.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import { Housekeeping } from '../../../platform/housekeeping/housekeeping.js';
import { defaultNoticeSettings, noticeKinds } from '../domain/notice-settings.js';
import { PushSender } from '../notices/push-sender.js';
import type { NoticeSettingsResponse } from '../read-models/notice-settings/notice-settings.response.js';

const product = testApp();
let creator: TestClient;
beforeEach(async () => {
  creator = await newCreator(product);
});

const { keys } = pushKeys();
const settings = async (client = creator) => (await client.get<NoticeSettingsResponse>('/api/me/notice-settings')).body;
const channels = Object.fromEntries(noticeKinds.map((kind) => [kind, 'mail']));
const quietHours = { on: true, from: '22:30', to: '05:00' };
const subscribe = (device: string, client = creator) =>
  client.post('/api/me/push-subscriptions', { endpoint: `https://push.example.com/${device}`, keys });
const stored = async () => {
  const text = 'select sealed from notifications.push_subscriptions where member_id = $1';
  return (await product.app.get(Pool).query<{ sealed: Buffer }>(text, [idOf(creator)])).rows;
};
const put = (body: object) => creator.send<{ errors: { field: string }[] }>('PUT', '/api/me/notice-settings', { body });

describe('the settings', () => {
  it('are those of the product until the member chooses, and tell what a browser subscribes with', async () => {
    const { push, ...rest } = await settings();
    expect(rest).toEqual({ ...defaultNoticeSettings, timeZone: 'Africa/Lagos' });
    expect(push).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/), on: false });
    expect(await put({ channels, quietHours })).toMatchObject({ status: 204 });
    expect(await settings()).toEqual({ channels, quietHours, timeZone: 'Africa/Lagos', push });
  });

  it.each([
    ['channels', { channels: { ...channels, reviewed: 'pigeon' }, quietHours }],
    ['quietHours', { channels: channels, quietHours: { ...quietHours, to: quietHours.from } }],
    ['quietHours', { channels: channels, quietHours: { ...quietHours, to: '25:00' } }],
  ])('name what is wrong in the %s', async (field, body) => {
    const answer = await put(body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]?.field).toContain(field);
  });
});

describe('a subscription', () => {
  it('is kept unreadable, is one for each device, and goes with its sign-out', async () => {
    await subscribe('one');
    await subscribe('one');
    const rows = await stored();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.sealed.toString('latin1')).not.toContain('http');
    expect((await settings()).push.on).toBe(true);
    await creator.send('DELETE', '/api/me/push-subscriptions');
    expect((await settings()).push.on).toBe(false);

    await subscribe('two');
    await creator.post('/api/auth/logout');
    await product.app.get(Housekeeping, { strict: false }).run();
    expect(await stored()).toEqual([]);
  });

  it('passes to the next member who signs in on the device', async () => {
    await subscribe('shared');
    const other = await newCreator(product);
    await subscribe('shared', other);
    expect(await stored()).toEqual([]);
  });

  it('is kept for the ten newest devices', async () => {
    for (let device = 0; device < 12; device++) {
      const client = product.visitor();
      await client.signIn(creator.user?.email ?? '');
      await subscribe(`of-many-${String(device)}`, client);
    }
    expect(await stored()).toHaveLength(10);
  });

  it('goes with an erasure', async () => {
    await subscribe('erased');
    await (await product.admin()).post(`/api/audit/members/${idOf(creator)}/erase`, {});
    await eventually(async () => expect(await stored()).toEqual([]));
  });

  it('takes keys that a browser could have made', async () => {
    const endpoint = 'https://push.example.com/wrong';
    for (const wrong of [
      { ...keys, p256dh: 'B'.repeat(87) },
      { ...keys, auth: 'short' },
    ])
      expect((await creator.post('/api/me/push-subscriptions', { endpoint, keys: wrong })).status).toBe(422);
  });
});

describe('the address of a push service', () => {
  it.each([
    ...[
      'http://push.example.com/a',
      'https://127.0.0.1/a',
      'https://[::1]/a',
      'https://10.0.0.1/a',
      'https://localhost/a',
    ],
    ...['https://push.example.com:8443/a', 'https://user@push.example.com/a', 'ftp://push.example.com/a', 'a word'],
    ...['https://2130706433/a', 'https://0x7f.1/a', 'https://127.1./a'],
  ])('is not %s', async (endpoint) =>
    expect(await creator.post('/api/me/push-subscriptions', { endpoint, keys })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'endpoint' }] },
    }),
  );

  it('may be a name of the open internet, and is looked up again before each push', async () => {
    const sender = product.app.get(PushSender, { strict: false });
    expect(sender.mayReach('https://updates.push.services.mozilla.com/wpush/v2/a')).toBe(true);
    const push = sender.send({ endpoint: 'https://localhost/a', keys }, {});
    await expect(push).rejects.toMatchObject({ cause: { message: 'The receiver has a private address.' } });
  });
});
