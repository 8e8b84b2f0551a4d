import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { idOf, proBusiness, upgrade } from '../../../../test/support/businesses.js';
import { newCreator, submitDay } from '../../../../test/support/creators.js';
import { runDueJobs } from '../../../../test/support/due-jobs.js';
import { eventually } from '../../../../test/support/eventually.js';
import { TestPushService } from '../../../../test/support/push-service.js';
import { startSmtpServer, type TestSmtpServer } from '../../../../test/support/smtp-server.js';
import { startTestApp, type TestApp } from '../../../../test/support/test-app.js';
import type { TestClient } from '../../../../test/support/test-client.js';
import { Pool } from '../../../platform/database/pool.js';
import { type Channel, noticeKinds } from '../domain/notice-settings.js';
import type { NoticeSettingsResponse } from '../read-models/notice-settings/notice-settings.response.js';

let service: TestPushService;
let post: TestSmtpServer;
let product: TestApp;
let admin: TestClient;
let creator: TestClient;
let turn = 0;
beforeAll(async () => {
  [service, post] = await Promise.all([TestPushService.start(), startSmtpServer()]);
  product = await startTestApp({ SMTP_URL: post.url, PUSH_TO_PRIVATE_ADDRESSES: 'yes' });
});
afterAll(async () => {
  await product.close();
  await Promise.all([service.close(), post.close()]);
});
beforeEach(async () => {
  turn += 1;
  admin = await product.admin();
  creator = await newCreator(product);
  await choose('push');
  await upgrade(admin, creator);
  await settle();
});

/** Filters pushes and mails of other members out. */
const isOfThisTurn = ({ device }: { device: string }) => device.startsWith(`${String(turn)}-`);
const isTo = (text: string, { user }: TestClient) => text.includes(`To: ${user?.email ?? ''}`);
const subjectOf = (text: string) => /^Subject: (.*?)\s*$/m.exec(text)?.[1] ?? [];
const isToCreator = (text: string) => isTo(text, creator);
const pushes = () => service.received.filter(isOfThisTurn);
const told = () => ({
  pushes: pushes().map(({ title }) => title),
  mails: post.received.filter(isToCreator).flatMap(subjectOf).toSorted(),
});
const expectTold = (what: Partial<ReturnType<typeof told>>) =>
  eventually(async () => {
    await settle();
    expect(told()).toEqual({ pushes: [], ...what, mails: what.mails?.toSorted() ?? [] });
  });

const settings = async (client = creator) => (await client.get<NoticeSettingsResponse>('/api/me/notice-settings')).body;
const everyKind = (channel: Channel) => Object.fromEntries(noticeKinds.map((kind) => [kind, channel]));
const awake = { on: false, from: '21:00', to: '07:00' };
const choose = async (channel: Channel, quietHours = awake, client = creator) =>
  expect(
    await client.send('PUT', '/api/me/notice-settings', { body: { channels: everyKind(channel), quietHours } }),
  ).toMatchObject({ status: 204 });
const subscribe = (device: string, client = creator) =>
  client.post('/api/me/push-subscriptions', service.subscribe(`${String(turn)}-${device}`));

const settle = () => runDueJobs(product);

/** Submits a day and approves it. */
async function approveDay(): Promise<void> {
  const appraisalId = await submitDay(creator);
  await admin.post(`/api/admin/appraisals/${appraisalId}/approve`, { points: 9 });
  await settle();
}
const inboxTitles = async () =>
  (await creator.get<{ items: { title: string }[] }>('/api/me/notifications')).body.items.map(({ title }) => title);
const stored = async () => {
  const text = 'select sealed from notifications.push_subscriptions where member_id = $1';
  return (await product.app.get(Pool).query<{ sealed: Buffer }>(text, [idOf(creator)])).rows;
};

const localTime = (hoursAhead: number) =>
  new Date(product.clock.now().getTime() + hoursAhead * 3_600_000).toLocaleTimeString('en-GB', {
    timeStyle: 'short',
    timeZone: 'Africa/Lagos',
  });
const answer = (device: string, status: number) => service.answers.set(`${String(turn)}-${device}`, status);

describe('a notice', () => {
  it('comes as a signed push with a title and a link, and as nothing else', async () => {
    await subscribe('phone');
    await approveDay();
    await expectTold({ mails: ['You are Pro'], pushes: ['Day 1 approved'] });
    expect(pushes()).toMatchObject([{ title: 'Day 1 approved', link: '/appraisals' }]);
    expect(Object.keys(pushes()[0] ?? {})).toEqual(['title', 'link', 'tag', 'device']);
    expect(service.faults).toEqual([]);
    await eventually(async () => expect(await inboxTitles()).toContain('Day 1 approved'));
  });

  it('comes to each device of the member once', async () => {
    await subscribe('first');
    const second = product.visitor();
    await second.signIn(creator.user?.email ?? '');
    await subscribe('second', second);
    await approveDay();
    await expectTold({ mails: ['You are Pro'], pushes: ['Day 1 approved', 'Day 1 approved'] });
  });

  it('comes by mail where no device is subscribed, and where that was chosen', async () => {
    await approveDay();
    await expectTold({ mails: ['You are Pro', 'Day 1 approved'] });
    const text = post.received
      .find((mail) => isToCreator(mail) && mail.includes('Day 1 approved'))
      ?.replaceAll('=\r\n', '');
    expect(text).toContain('http://localhost/appraisals');
    expect(text).toContain('http://localhost/profile/notices');
    await subscribe('chosen-mail');
    await choose('mail');
    await approveDay();
    await expectTold({ mails: ['You are Pro', 'Day 1 approved', 'Day 2 approved'] });
  });

  it('comes to a business for each decision about what it asked for', async () => {
    const business = await proBusiness(product, admin);
    await choose('mail', awake, business);
    const requests = [
      ['loans', { amount: { amount: 25_000_000, currency: 'NGN' }, purpose: 'A second oven' }, 'declined'],
      ['orders', { toolName: 'Business Cards' }, 'processing'],
      ['tool-requests', { toolName: 'Point of sale terminal' }, 'approved'],
      ['hire-requests', { department: 'Marketing', skills: 'Copywriting' }, 'rejected'],
    ] as const;
    for (const [path, wish, status] of requests) {
      const { id } = (await business.post<{ id: string }>(`/api/me/${path}`, wish)).body;
      expect((await admin.post(`/api/admin/${path}/${id}/status`, { status })).status).toBe(200);
    }
    await eventually(async () => {
      await settle();
      const mails = post.received.filter((text) => isTo(text, business));
      expect(mails.flatMap(subjectOf)).toEqual(
        expect.arrayContaining([
          'Loan request declined',
          'Order processing',
          'Tool request approved',
          'Hire request rejected',
        ]),
      );
    });
  });

  it('stays in the inbox where that was chosen', async () => {
    await subscribe('quiet-one');
    await choose('inbox');
    await approveDay();
    await eventually(async () => expect(await inboxTitles()).toContain('Day 1 approved'));
    await expectTold({ mails: ['You are Pro'] });
  });

  it.each([404, 410])('falls to the mail where the push service says %i, and forgets the device', async (status) => {
    await subscribe('gone');
    answer('gone', status);
    await approveDay();
    await expectTold({ mails: ['You are Pro', 'Day 1 approved'] });
    expect(await stored()).toEqual([]);
    expect((await settings()).push.on).toBe(false);
  });

  it('falls to the mail where it is refused, and keeps the device', async () => {
    await subscribe('refused');
    answer('refused', 400);
    await approveDay();
    await expectTold({ mails: ['You are Pro', 'Day 1 approved'] });
    expect(await stored()).toHaveLength(1);
  });

  it('waits for a push service that is busy, and is passed to the mail after a quarter of an hour', async () => {
    await subscribe('busy');
    answer('busy', 503);
    await approveDay();
    await expectTold({ mails: ['You are Pro'] });
    product.clock.advance({ minutes: 2 });
    answer('busy', 201);
    await expectTold({ mails: ['You are Pro'], pushes: ['Day 1 approved'] });

    answer('busy', 503);
    await approveDay();
    await expectTold({ mails: ['You are Pro'], pushes: ['Day 1 approved'] });
    product.clock.advance({ minutes: 16 });
    await expectTold({ mails: ['You are Pro', 'Day 2 approved'], pushes: ['Day 1 approved'] });
  });

  it('waits until the quiet hours are over', async () => {
    await subscribe('asleep');
    await choose('push', { on: true, from: localTime(-1), to: localTime(2) });
    await approveDay();
    product.clock.advance({ hours: 1 });
    await expectTold({ mails: ['You are Pro'] });
    product.clock.advance({ hours: 3 }); // a job that was delayed in advanced time counts from an earlier clock
    await expectTold({ mails: ['You are Pro'], pushes: ['Day 1 approved'] });
  });

  it('reminds nobody of a day that was handed in during the quiet hours', async () => {
    await subscribe('reminded');
    product.clock.advance({ hours: 24 });
    await expectTold({ mails: ['You are Pro'], pushes: ['Day 1 is waiting for you'] });
    await creator.signIn(creator.user?.email ?? '');
    await choose('push', { on: true, from: localTime(-1), to: localTime(-2) });
    product.clock.advance({ hours: 24 });
    await settle();
    await creator.signIn(creator.user?.email ?? '');
    await submitDay(creator);
    product.clock.advance({ hours: 24 });
    await expectTold({ mails: ['You are Pro'], pushes: ['Day 1 is waiting for you'] });
  });

  it('is read once what it asks for is done, and asks anew where that was not enough', async () => {
    const inbox = async () =>
      (await creator.get<{ items: { title: string; readAt: string | null }[] }>('/api/me/notifications')).body.items;
    const unread = async () => (await inbox()).filter(({ readAt }) => !readAt).map(({ title }) => title);
    const reject = async (appraisalId: string) => admin.post(`/api/admin/appraisals/${appraisalId}/reject`, {});
    await reject(await submitDay(creator));
    await eventually(async () => expect(await unread()).toEqual(['Day 1 was not approved', 'You are Pro']));
    product.clock.advance({ minutes: 1 });
    const again = await submitDay(creator);
    await settle();
    await eventually(async () => expect(await unread()).toEqual(['You are Pro']));
    product.clock.advance({ minutes: 1 });
    await reject(again);
    await settle();
    await eventually(async () => expect(await unread()).toEqual(['Day 1 was not approved', 'You are Pro']));
  });

  it('comes to no device that was signed out', async () => {
    await subscribe('left');
    const appraisalId = await submitDay(creator);
    await creator.post('/api/auth/logout');
    await admin.post(`/api/admin/appraisals/${appraisalId}/approve`, { points: 9 });
    await expectTold({ mails: ['You are Pro', 'Day 1 approved'] });
  });
});
