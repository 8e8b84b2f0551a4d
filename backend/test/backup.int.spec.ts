import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { restore } from '../src/command-line/restore.js';
import { backUp } from '../src/platform/backup/back-up.js';
import type { Manifest } from '../src/platform/backup/manifest.js';
import { Pool } from '../src/platform/database/pool.js';
import { Jobs } from '../src/platform/jobs/jobs.js';
import { eventually } from './support/eventually.js';
import { type Authenticator, login, withSecondFactor } from './support/second-factors.js';
import { settings, startTestApp, type TestApp } from './support/test-app.js';
import type { TestClient } from './support/test-client.js';

let home: string;
let product: TestApp;
let backup: string;
let manifest: Manifest;
let erased: TestClient;
let other: TestClient;
let phone: Authenticator;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'sankofa-backup-'));
  backup = path.join(home, 'backup');
  product = await startTestApp({ ERASURE_LIST: path.join(home, 'erasures.ndjson') });
  const admin = await product.admin();
  [erased, other] = [product.visitor(), product.visitor()];
  await erased.register({ firstName: 'Folashade' });
  await other.register({ firstName: 'Zainab' });
  phone = await withSecondFactor(product, other);
  expect((await admin.post(`/api/admin/members/${idOf(other)}/upgrade`, {})).status).toBe(200);
  const banned = product.visitor();
  await banned.register({ firstName: 'Musa' });
  const ban = await admin.post(`/api/admin/members/${idOf(banned)}/ban`, { reason: 'A line,\u2028and another' });
  expect(ban.status).toBe(200);
  await eventually(async () => expect(await reviewsOf(product)).toBe(4));
  await eventually(async () => {
    const { body: log } = await admin.get<{ total: number }>('/api/audit/events');
    const { body: proof } = await admin.get<{ newestSeal: { size: number } | null }>('/api/audit/proof');
    expect(proof.newestSeal?.size).toBe(log.total);
  });
  // A rebuild keeps the replaced table for a day.
  await onServer('create schema retired_1; create table retired_1.profile (id uuid)', product.config.databaseUrl);
  manifest = await backUp(product.config.databaseUrl, backup);
  expect((await admin.post(`/api/audit/members/${idOf(erased)}/erase`, {})).status).toBeLessThan(300);
});
afterAll(async () => {
  await product.close();
  await rm(home, { recursive: true });
});

it('is known to the product, by its age', async () => {
  const ages = (await (await fetch(`${product.url}/metrics`)).text()).match(/^sankofa_backup_age_seconds (.+)$/m);
  const { rows } = await product.app
    .get(Pool, { strict: false })
    .query<{ made_at: Date }>('select made_at from es.backups');
  expect(rows.map(({ made_at: at }) => at.toISOString())).toEqual([manifest.madeAt]);
  expect(Number(ages?.[1])).toBeLessThan(600);
});

const idOf = ({ user }: TestClient): string => String(user?.id);
const reviewsOf = async ({ app }: TestApp): Promise<number> =>
  (await app.get(Jobs, { strict: false }).queue('membership-reviews').counts()).delayed;
const databases: string[] = [];
const onServer = async <Row extends pg.QueryResultRow>(statement: string, url = process.env.TEST_SERVER_URL) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
};
async function emptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  databases.push(name);
  const url = new URL(String(process.env.TEST_SERVER_URL));
  url.pathname = name;
  return url.href;
}
afterEach(async () => {
  for (const name of databases.splice(0)) await onServer(`drop database ${name} with (force)`);
});
const restoreTo = (url: string, env: object = {}) => {
  const list = path.join(home, 'erasures.ndjson');
  return restore(backup, { ...settings, DATABASE_URL: url, ERASURE_LIST: list, ...env }, (_, work) => work());
};
const countOf = (name: string) => manifest.tables.find((table) => table.name === name)?.rows;

describe('a backup', () => {
  it('holds what cannot be computed again, and the keys apart', () => {
    const names = manifest.tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['es.events', 'es.streams', 'es.seals', 'identity.accounts']));
    expect(names.filter((name) => /^(read|bullmq|rebuild|retired)/.test(name))).toEqual([]);
    expect(
      names.filter((name) => ['es.tries', 'es.try_outcomes', 'es.live_attachments', 'es.holds'].includes(name)),
    ).toEqual([]);
    const keys = manifest.tables.filter(({ file }) => file.startsWith('keys/')).map(({ name }) => name);
    expect(keys).toEqual(expect.arrayContaining(['es.peppers', 'es.subject_keys', 'es.idempotency_keys']));
    expect(keys).toEqual(expect.arrayContaining(['identity.accounts', 'commerce.card_payments', 'mail.messages']));
    expect(names.filter((name) => !keys.includes(name) && !name.startsWith('es.'))).toEqual([]);
    expect(names.indexOf('identity.accounts')).toBeLessThan(names.indexOf('identity.sessions'));
  });
});

describe('a backup that was broken off', () => {
  it('is begun anew under the same name', async () => {
    const folder = path.join(home, 'broken-off');
    await mkdir(path.join(`${folder}.unfinished`, 'keys'), { recursive: true });
    await writeFile(path.join(`${folder}.unfinished`, 'keys', 'half'), '');
    await backUp(product.config.databaseUrl, folder);
    const keys = await readdir(path.join(folder, 'keys'));
    expect(keys).toEqual(expect.arrayContaining(['es.peppers.ndjson.gz', 'es.subject_keys.ndjson.gz']));
    expect(keys).not.toContain('half');
    expect(await readdir(home)).not.toContain('broken-off.unfinished');
  });

  it('leaves nothing that fills the disk', async () => {
    const folder = path.join(home, 'taken');
    await mkdir(path.join(folder, 'already'), { recursive: true });
    await expect(backUp(product.config.databaseUrl, folder)).rejects.toMatchObject({ code: 'ENOTEMPTY' });
    expect(await readdir(home)).not.toContain('taken.unfinished');
  });
});

describe('two backups at once into one folder', () => {
  it('are one, and the other is told to wait', async () => {
    const folder = path.join(home, 'at-once');
    const one = () => backUp(product.config.databaseUrl, folder);
    const outcomes = await Promise.allSettled([one(), one(), one()]);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
    const told = expect.stringContaining('Another backup is being written');
    expect(reasons).toEqual([told, told]);
    const files = await Promise.all(['log', 'keys'].map((part) => readdir(path.join(folder, part))));
    expect(files.flat()).toHaveLength(manifest.tables.length);
  });
});

it('says that nothing can be made where a backup was to go', async () => {
  await expect(backUp(product.config.databaseUrl, '/proc/sankofa/backup')).rejects.toMatchObject({ code: 'ENOENT' });
});

describe('a restored backup', () => {
  it('is the product again: log, accounts, read models, and the erased stay erased', async () => {
    const url = await emptyDatabase();
    const verdict = await restoreTo(url);
    const erasedAgain = 3; // one event for each purpose, not sealed yet
    const eventsChecked = (countOf('es.events') ?? 0) + erasedAgain;
    expect(verdict).toMatchObject({ ok: true, eventsChecked, notYetSealed: erasedAgain });
    const profiles = await onServer<{ id: string; first_name: string }>('select id, first_name from read.profile', url);
    expect(profiles).toContainEqual({ id: idOf(other), first_name: 'Zainab' });
    expect(profiles.map(({ first_name }) => first_name)).not.toContain('Folashade');
    const keys = await onServer(
      `select 1 from es.subject_keys where subject_id = '${idOf(erased)}' and wrapped_key is not null`,
      url,
    );
    expect(keys).toEqual([]);
    const [log] = await onServer<{ inc: number; behind: string; next: string }>(
      `select (select inc from es.store) as inc, (select max(pos) from es.events) as behind, nextval('es.event_pos') as next`,
      url,
    );
    expect(log?.inc).toBe(2);
    expect(Number(log?.next)).toBeGreaterThan(Number(log?.behind));
    const found = await onServer<{ inc: number }>('select distinct inc from es.events order by inc', url);
    expect(found.map(({ inc }) => inc)).toEqual([1, 2]); // the erasure was recorded again
  });

  it('asks for the second factor as before, and knows its codes', async () => {
    const url = await emptyDatabase();
    await restoreTo(url);
    const again = await startTestApp({ DATABASE_URL: url });
    again.clock.advance({ minutes: 1 });
    const email = String(other.user?.email);
    expect((await login(again, email)).body.code).toBe('SECOND_FACTOR_NEEDED');
    expect((await login(again, email, phone.codeAt(again.clock.now()))).status).toBe(200);
    expect((await login(again, email, phone.recoveryCodes[0])).status).toBe(200);
    await again.close();
  });

  it('makes the jobs anew that waited when it was made', async () => {
    const url = await emptyDatabase();
    await restoreTo(url);
    const again = await startTestApp({ DATABASE_URL: url });
    await eventually(async () => expect(await reviewsOf(again)).toBe(4));
    await again.close();
  });

  it('takes no database that holds a log', async () => {
    await expect(restoreTo(product.config.databaseUrl)).rejects.toThrow('restore into an empty one');
  });

  it('is not begun without the master key', async () => {
    const url = await emptyDatabase();
    const wrong = { MASTER_KEY: Buffer.alloc(32, 8).toString('base64') };
    await expect(restoreTo(url, wrong)).rejects.toThrow('MASTER_KEY lacks the key');
    expect(await onServer(`select 1 from pg_namespace where nspname = 'es'`, url)).toEqual([]);
  });

  it('is not begun with another seal key, so that it can be begun again with the right one', async () => {
    const url = await emptyDatabase();
    const wrong = { SEAL_KEY: Buffer.alloc(32, 8).toString('base64') };
    await expect(restoreTo(url, wrong)).rejects.toThrow('SEAL_KEY is another key');
    expect(await onServer(`select 1 from pg_namespace where nspname = 'es'`, url)).toEqual([]);
  });

  it.each([
    ['before the first release', /0001-event-store/, '0001-log', 'was made before the first release'],
    ['by a newer version', /(?<="0001-event-store",)/, '"9999-later",', 'was made by a newer version'],
    ['as nothing', /^[^]*$/, 'null', 'is a backup of a form that is not known here'],
    ['without its tables', /"tables"/, '"others"', 'is not the file that was written'],
  ])('is not begun where it was made %s', async (_, part, by, refusal) => {
    const file = path.join(backup, 'manifest.json');
    const written = await readFile(file, 'utf8');
    await writeFile(file, written.replace(/,\n {2}"checksum".*/, '').replace(part, by));
    const url = await emptyDatabase();
    await expect(restoreTo(url)).rejects.toThrow(refusal);
    expect(await onServer(`select 1 from pg_namespace where nspname = 'es'`, url)).toEqual([]);
    await writeFile(file, written);
  });

  const cut = (written: Buffer) => written.subarray(0, -10);
  const renamed = (written: Buffer) => written.toString().replace('"stream_id"', '"stream_ix"');

  it.each([
    ['log/es.events.ndjson.gz', 'was cut short', cut],
    ['manifest.json', 'was cut short', cut],
    ['manifest.json', 'names another column', renamed],
  ])('is not begun from a %s that %s', async (name, _, change) => {
    const file = path.join(backup, name);
    const written = await readFile(file);
    await writeFile(file, change(written));
    const url = await emptyDatabase();
    await expect(restoreTo(url)).rejects.toThrow('is not the file that was written');
    expect(await onServer(`select 1 from pg_namespace where nspname = 'es'`, url)).toEqual([]);
    await writeFile(file, written);
  });
});
