import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ParkedStreamsResponse } from '../src/modules/operations/read-models/consumers/consumers.response.js';
import type { EffectsResponse, QueuesResponse } from '../src/modules/operations/read-models/queues/queues.response.js';
import { Pool } from '../src/platform/database/pool.js';
import { idOf } from './support/businesses.js';
import { settledCreator } from './support/creators.js';
import { eventually } from './support/eventually.js';
import { keepMail, retryNow } from './support/kept-mail.js';
import { startSmtpServer, type TestSmtpServer } from './support/smtp-server.js';
import { proxyTo, type TcpProxy } from './support/tcp-proxy.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import type { TestClient } from './support/test-client.js';

const alarms = readFileSync(resolve(import.meta.dirname, '../../deploy/alarms.yml'), 'utf8');

let post: TestSmtpServer;
let line: TcpProxy;
let product: TestApp;
let admin: TestClient;
let pool: Pool;
/** The mail server delays its answers until this is called. */
let take: () => void = () => undefined;
let taking = Promise.resolve();
beforeAll(async () => {
  post = await startSmtpServer(() => taking);
  line = await proxyTo(post.url);
  product = await startTestApp({ SMTP_URL: line.url });
  admin = await product.admin();
  pool = product.app.get(Pool, { strict: false });
});
afterAll(async () => {
  await product.close();
  await line.cut();
  await post.close();
});

/** Whether the alarm's rule holds now. The rule compares its highest metric with 0. */
async function rings(alarm: string): Promise<boolean> {
  const [, metric, label = ''] =
    new RegExp(`alert: ${alarm}\\n\\s+expr: max.*\\((\\w+)(?:\\{(.+)\\})?\\) > 0`).exec(alarms) ?? [];
  if (metric === undefined) throw new Error(`${alarm} is no alarm of this kind.`);
  const figures = await (await fetch(`${product.url}/metrics`)).text();
  const samples = figures.split('\n').filter((sample) => sample.startsWith(metric) && sample.includes(label));
  expect(samples).not.toEqual([]);
  return samples.some((sample) => Number(sample.split(' ').at(-1)) > 0);
}

const ringing = (alarm: string, state: boolean): Promise<void> =>
  eventually(async () => expect(await rings(alarm)).toBe(state));

const times = (subject: string): number => post.received.filter((mail) => mail.includes(subject)).length;
it('EventsParked rings for an event that cannot be handled, until it is tried again after the cause was mended', async () => {
  const creator = await settledCreator(product);
  await pool.query('create table taken_away as select * from read.profile where id = $1', [idOf(creator)]);
  await pool.query('delete from read.profile where id = $1', [idOf(creator)]);
  await creator.send('PATCH', '/api/me', { body: { firstName: 'Bola' } });
  await ringing('EventsParked', true);
  const parked = async () => (await admin.get<ParkedStreamsResponse>('/api/ops/consumers/profile/parked')).body.items;
  expect(await parked()).toMatchObject([{ type: 'ProfileEdited', error: expect.stringContaining('MissingRow') }]);
  await pool.query('insert into read.profile select * from taken_away');
  await admin.post(`/api/ops/consumers/profile/parked/${idOf(creator)}/replay`);
  await ringing('EventsParked', false);
  expect(await parked()).toEqual([]);
  expect((await creator.get<{ firstName: string }>('/api/me')).body.firstName).toBe('Bola');
});

it('JobsFailed rings for mail that was refused five times, until it is tried again', async () => {
  await line.cut();
  const subject = await keepMail(product.app);
  await eventually(async () => {
    await retryNow(product.app, 'mail');
    expect(await rings('JobsFailed')).toBe(true);
  });
  const { items } = (await admin.get<QueuesResponse>('/api/ops/queues')).body;
  expect(items.find(({ name }) => name === 'mail')).toMatchObject({ failed: 1 });
  await line.mend();
  expect((await admin.post('/api/ops/queues/mail/retry-failed')).status).toBe(200);
  await eventually(async () => expect(times(subject)).toBe(1));
  await ringing('JobsFailed', false);
});

/** The mail server accepts the mail, its answer is lost, and the effect becomes doubtful. */
async function loseAnswer(): Promise<void> {
  await line.cut();
  take();
  await line.mend();
  await eventually(async () => {
    const { rowCount } = await pool.query(
      `update es.effects set started_at = now() - interval '3 minutes' where state = 'started'`,
    );
    expect(rowCount).toBe(1);
  });
}

it.each([
  ['has come', true, 1],
  ['has not come', false, 2],
])('EffectsInDoubt rings for mail whose answer was lost, until a person says that it %s', async (_, happened, sent) => {
  taking = new Promise((resolve) => (take = resolve));
  const subject = await keepMail(product.app);
  await eventually(async () => expect(times(subject)).toBe(1));
  await loseAnswer();
  await ringing('EffectsInDoubt', true);
  const [doubtful] = (await admin.get<EffectsResponse>('/api/ops/effects')).body.items;
  expect(times(subject)).toBe(1);
  expect((await admin.post(`/api/ops/effects/${doubtful?.id ?? ''}/resolve`, { happened })).status).toBe(200);
  await eventually(async () => {
    await retryNow(product.app, 'mail');
    expect(times(subject)).toBe(sent);
  });
  await ringing('EffectsInDoubt', false);
  await ringing('JobsFailed', false);
});

it('A mail in doubt that carried a link to a new password brings no link that is good twice when it is sent again', async () => {
  const member = product.visitor();
  const { user } = await member.register();
  taking = new Promise((resolve) => (take = resolve));
  await product.visitor().post('/api/auth/password/forgot', { email: user.email });
  const links = () => post.received.filter((mail) => mail.includes(user.email)).flatMap(linksOf);
  await eventually(async () => expect(links()).toHaveLength(1));
  await loseAnswer();
  const [token = ''] = links();
  const reset = (password: string) =>
    product.visitor().post<{ code: string }>('/api/auth/password/reset', { token, password });
  expect((await reset('harmattan wind over Kano')).status).toBe(204);
  const [doubtful] = (await admin.get<EffectsResponse>('/api/ops/effects')).body.items;
  await admin.post(`/api/ops/effects/${doubtful?.id ?? ''}/resolve`, { happened: false });
  await eventually(async () => {
    await retryNow(product.app, 'mail');
    expect(links()).toHaveLength(2);
  });
  expect(new Set(links())).toEqual(new Set([token]));
  expect((await reset('a password of a stranger')).body.code).toBe('RESET_TOKEN_INVALID');
  await product.visitor().signIn(user.email, 'harmattan wind over Kano');
});

const linksOf = (mail: string): string[] =>
  [
    ...mail
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=')
      .matchAll(/reset-password\?token=([\w-]{43})/g),
  ].map(([, token]) => String(token));
