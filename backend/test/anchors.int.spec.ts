import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../src/config/config.js';
import type { ProofStateResponse } from '../src/modules/audit/read-models/proof/proof.response.js';
import { Pool } from '../src/platform/database/pool.js';
import { addDays } from '../src/platform/event-sourcing/index.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { Anchoring } from '../src/platform/proof/anchors/anchoring.js';
import { type KeptHead, parseHeads } from '../src/platform/proof/seal.js';
import { SealStore } from '../src/platform/proof/seal-store.js';
import { type AnchorServers, S3_KEY, startAnchorServers, URL_TOKEN } from './support/anchor-servers.js';
import { typedAt } from './support/command-line.js';
import { eventually } from './support/eventually.js';
import { startSmtpServer, type TestSmtpServer } from './support/smtp-server.js';
import { settings, startTestApp, type TestApp } from './support/test-app.js';

let home: string;
let post: TestSmtpServer;
let outside: AnchorServers;
let product: TestApp;
let anchoring: Anchoring;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'sankofa-anchors-'));
  [post, outside] = await Promise.all([startSmtpServer(), startAnchorServers()]);
  product = await startTestApp({ SMTP_URL: post.url, ...anchors() });
  anchoring = product.app.get(Anchoring, { strict: false });
  await eventually(async () => expect(await newestSeal()).toBeDefined());
});
afterAll(async () => {
  await product.close();
  await Promise.all([post.close(), outside.close(), rm(home, { recursive: true })]);
});

const anchors = () => ({
  ANCHOR_MAIL_TO: 'zainab@auditors.example, thabo@auditors.example',
  ANCHOR_URL: `${outside.url}/log`,
  ANCHOR_URL_TOKEN: URL_TOKEN,
  ANCHOR_S3_URL: `${outside.url}/bucket/seals/`,
  ANCHOR_S3_REGION: S3_KEY.region,
  ANCHOR_S3_KEY_ID: S3_KEY.id,
  ANCHOR_S3_SECRET: S3_KEY.secret,
});
const newestSeal = () => product.app.get(SealStore, { strict: false }).last();
const mails = () => post.received.filter((mail) => mail.includes('Subject: Seal '));
const counts = () => [mails().length, outside.posts.length, outside.objects.size];
const jobs = () => product.app.get(Jobs, { strict: false }).queue('anchors');

/** Runs due hand-overs by the test's clock, until the queue has succeeded. */
const untilKept = (expected: number[]) =>
  eventually(async () => {
    await anchoring.enqueueDue();
    await jobs().promoteDue(addDays(product.clock.now(), 1));
    expect([counts(), await anchoring.failing()]).toEqual([expected, []]);
  });

describe('the newest seal', () => {
  it('goes to each anchor once a day', async () => {
    await untilKept([1, 1, 1]);
    await anchoring.enqueueDue();
    expect(await jobs().counts()).toMatchObject({ waiting: 0, delayed: 0, failed: 0 });
    expect(counts()).toEqual([1, 1, 1]);
    const [mail = ''] = mails();
    expect(mail).toContain('zainab@auditors.example, thabo@auditors.example');
    const [object] = [...outside.objects.values()];
    expect(Date.parse(String(object?.lockedUntil))).toBeGreaterThan(Date.now() + 3_600 * 86_400_000);
  });

  it('is shown with the proof, by each anchor', async () => {
    const { number, size } = parseHeads(String(mails()[0]))[0] as KeptHead;
    const { body } = await (await product.admin()).get<ProofStateResponse>('/api/audit/proof');
    const kept = { keptAt: expect.any(String), number, size };
    expect(body.anchors).toMatchObject(['mail', 'url', 's3'].map((name) => ({ name, ...kept })));
  });

  it('is held by each of them so that verify finds it again, and a log that was rewritten fits none', async () => {
    const [[object], file] = [[...outside.objects.values()], path.join(home, 'mail.txt')];
    const held = [mails()[0], outside.posts[0], object?.body].flatMap((text) => parseHeads(String(text)));
    const heads = held.map(({ number, size, root }) => `${String(number)}:${String(size)}:${root.toString('base64')}`);
    expect([heads.length, new Set(heads).size]).toEqual([3, 1]);
    await writeFile(file, String(mails()[0]));
    for (const anchor of [file, `${outside.url}/log`, heads[0]])
      expect(await typedAt(product, `verify --anchor ${String(anchor)}`)).toMatchObject({ exit: 0 });
    const { number, size } = held[0] as KeptHead;
    await writeFile(
      file,
      `${String(mails()[0])}\n${String(number)}:${String(size)}:${Buffer.alloc(32).toString('base64')}`,
    );
    const { exit, answer } = await typedAt(product, `verify --anchor ${file}`);
    expect([exit, answer]).toMatchObject([1, { ok: false, fault: 'anchor does not fit' }]);
    expect(await typedAt(product, `verify --anchor ${outside.url}/bucket`)).toMatchObject({ exit: 0 });
    outside.failure = 503;
    expect(await typedAt(product, `verify --anchor ${outside.url}/log`)).toMatchObject({ exit: 1 });
    outside.failure = undefined;
  });

  it('is told where it does not arrive, and is tried again in the next hour', async () => {
    const told = async () => [
      (await (await fetch(`${product.url}/health/ready`)).json()) as object,
      await anchoring.failing(),
      /^sankofa_failing_anchors (\d)/m.exec(await (await fetch(`${product.url}/metrics`)).text())?.[1],
    ];
    await eventually(async () => expect(await told()).toMatchObject([{ status: 'ok', reasons: [] }, [], '0']));
    outside.failure = 403;
    const untilNoon = 12 - product.clock.now().getUTCHours();
    product.clock.advance({ days: 1, hours: untilNoon }); // yesterday's seal no longer counts, and today has hours left
    await eventually(async () => {
      await anchoring.enqueueDue();
      await jobs().promoteDue(addDays(product.clock.now(), 1));
      expect(await jobs().counts()).toMatchObject({ failed: 2 });
    });
    expect((await jobs().list('failed', 0, 10)).map(({ error }) => error)).toEqual([
      'AnchorRefused 403',
      'AnchorRefused 403',
    ]);
    await eventually(async () =>
      expect(await told()).toMatchObject([{ status: 'degraded', reasons: ['anchor-failing'] }, ['url', 's3'], '2']),
    );
    outside.failure = undefined;
    product.clock.advance({ hours: 1 });
    await untilKept([2, 2, outside.objects.size]);
    expect(parseHeads(outside.posts.join(''))).toHaveLength(2);
  });

  it('is looked for by the doctor', async () => {
    const finding = async (env: Record<string, string>) =>
      (await typedAt(product, 'doctor', { env })).answer.findings.find(({ check }) => check === 'anchors');
    const env = { SMTP_URL: post.url, ...anchors() };
    expect(await finding({})).toMatchObject({ state: 'warning', todo: expect.stringContaining('ANCHOR_URL') });
    expect(await finding(env)).toMatchObject({ state: 'good' });
    await product.app.get(Pool).query(`delete from es.effects where id like 'anchor-s3-%'`);
    expect(await finding(env)).toMatchObject({ state: 'bad', says: 'without the seal of today: s3' });
  });
});

it('Settings of anchors are checked', () => {
  const read = (more: Record<string, string>) => readConfig({ ...settings, DATABASE_URL: 'postgres://db', ...more });
  expect(() => read({ ANCHOR_MAIL_TO: 'zainab@auditors.example' })).toThrow('set SMTP_URL');
  expect(() => read({ ANCHOR_MAIL_TO: 'Zainab', SMTP_URL: 'smtp://mail' })).toThrow('must be e-mail addresses');
  expect(() => read({ ANCHOR_S3_URL: 'https://bucket.example' })).toThrow('ANCHOR_S3_SECRET is missing');
  expect(read({ ANCHOR_S3_URL: 'https://bucket.example', ROLE: 'api' }).anchors.s3).toMatchObject({ lockDays: 3_650 });
});
