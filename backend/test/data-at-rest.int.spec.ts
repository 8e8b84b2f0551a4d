import { randomInt } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { backUp } from '../src/platform/backup/back-up.js';
import { Pool } from '../src/platform/database/pool.js';
import { ErasedBytes } from '../src/platform/housekeeping/erased-bytes.js';
import { idOf, kycForm, upgrade } from './support/businesses.js';
import { deliver } from './support/card-payments.js';
import { dump } from './support/dump.js';
import { eventually } from './support/eventually.js';
import { charge, PAYSTACK_KEY } from './support/paystack.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import type { TestClient } from './support/test-client.js';
import { emptyTestRedis } from './support/test-redis.js';

const MARKERS = 50;
const letters = (n: number, length: number): string =>
  Array.from({ length }, (_, i) => String.fromCharCode(97 + (Math.floor(n / 26 ** i) % 26))).join('');
/** The prefix of all markers of this run, which occurs nowhere else. */
const run = `zq${letters(randomInt(26 ** 8), 8)}`;
const marker = (n: number): string => `${run}${letters(n, 2)}`;
const markersIn = (text: string): string[] =>
  [...new Set(text.toLowerCase().match(new RegExp(`${run}..`, 'g')))].toSorted();

let product: TestApp;
let admin: TestClient;
let redis: Redis;
let home: string;
beforeAll(async () => {
  const url = await emptyTestRedis();
  redis = new Redis(url);
  home = await mkdtemp(path.join(tmpdir(), 'at-rest-'));
  const list = path.join(home, 'erasures.ndjson');
  product = await startTestApp({ REDIS_URL: url, PAYSTACK_SECRET_KEY: PAYSTACK_KEY, ERASURE_LIST: list });
  admin = await product.admin();
});
afterAll(async () => {
  await product.close();
  redis.disconnect();
  await rm(home, { recursive: true, force: true });
});

const query = async <Row extends object>(text: string): Promise<Row[]> =>
  (await product.app.get(Pool).query<Row>(text)).rows;
const inTables = async () => markersIn((await dump(product)).flatMap(({ rows }) => rows).join('\n'));
const inSamples = async () =>
  markersIn((await query<{ t: string }>('select s::text as t from pg_stats s')).map(({ t }) => t).join('\n'));

/** Retries, as the list may not show the record yet. */
const done = (client: TestClient, way: string, body: object) =>
  eventually(async () => {
    const answer = await client.post<{ id: string; appraisalId: string }>(way, body);
    expect([way, answer.status, answer.body]).toEqual([way, expect.any(Number), expect.anything()]);
    expect([way, Math.floor(answer.status / 100)]).toEqual([way, 2]);
    return answer.body;
  });

it('holds no word of an erased member anywhere in its data', async () => {
  const [creator, business] = [await markedCreator(), await markedBusiness()];
  await query('checkpoint');
  const held = await inDataDirectory(); // some words are only in replaced rows, and two only in the log
  expect(markersIn(Object.values(held).flat().join(' ')).length).toBeGreaterThanOrEqual(MARKERS - 2);
  await query('analyze');
  expect(await inSamples()).toEqual([]);
  expect(await inBackup('before', /^log\//)).toEqual([]);

  for (const id of [creator, business])
    expect((await admin.post(`/api/audit/members/${id}/erase`, {})).status).toBe(200);
  await eventually(async () => {
    await product.app.get(ErasedBytes, { strict: false }).sweep();
    expect(await query('select subject_id from es.erasures where swept_at is null')).toEqual([]);
  });

  expect(await inTables()).toEqual([]);
  await query('analyze');
  expect(await inSamples()).toEqual([]);
  await query('checkpoint');
  expect(await inDataDirectory()).toEqual({});
  expect(await inRedis()).toEqual([]);
  expect(await inBackup('after', /./)).toEqual([]);
});

it('destroys no key before the erasure is on the list', async () => {
  const member = product.visitor();
  await member.register();
  const erase = () => admin.post(`/api/audit/members/${idOf(member)}/erase`, {});
  const isRecorded = async () =>
    (await query(`select from es.erasures where subject_id = '${idOf(member)}'`)).length > 0;
  const list = product.config.erasureList ?? '';
  await rename(list, `${list}.away`);
  await mkdir(list); // as if its disk were missing
  expect([(await erase()).status, await isRecorded()]).toEqual([500, false]);
  await rmdir(list);
  await rename(`${list}.away`, list);
  expect([(await erase()).status, await isRecorded()]).toEqual([200, true]);
  expect(await readFile(list, 'utf8')).toContain(idOf(member));
});

describe('columns that could hold what people wrote', () => {
  it('are not sampled, but for those that take a few values of the product’s own', async () => {
    await query('analyze');
    const sampled = await query<{ at: string }>(
      `select distinct schemaname || '.' || tablename || '.' || attname as at from pg_stats s
       where schemaname not in ('pg_catalog', 'information_schema', 'bullmq', 'public', 'es') and most_common_vals is not null
         and pg_typeof(most_common_vals::text)::text = 'text' and exists (
           select from pg_attribute a where a.attrelid = format('%I.%I', schemaname, tablename)::regclass
             and a.attname = s.attname and a.atttypid in ('text'::regtype, 'jsonb'::regtype, 'bytea'::regtype))`,
    );
    const columns = new Set(sampled.map(({ at }) => at.split('.').at(-1)));
    expect(
      [...columns].filter((column) => /name|email|phone|text|reason|reference|key|handle|id$/.test(column ?? '')),
    ).toEqual([]);
  });

  it('tell the planner of names how many differ, and none of them', async () => {
    await query('analyze read.members');
    const known = await query<{ column: string; n: number; values: string | null }>(
      `select attname as column, n_distinct as n, most_common_vals::text as values from pg_stats
       where tablename = 'members' and attname in ('first_key', 'last_key') order by attname`,
    );
    expect(known).toEqual([
      { column: 'first_key', n: expect.closeTo(-0.02), values: null },
      { column: 'last_key', n: expect.closeTo(-0.05), values: null },
    ]);
  });
});

/** Files in the server's data directory that contain markers, with those markers. Skips the WAL. */
async function inDataDirectory(): Promise<Record<string, string[]>> {
  const [row] = await query<{ data_directory: string }>('show data_directory');
  const folder = row?.data_directory ?? '';
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const holders: Record<string, string[]> = {};
  for (const file of files.filter((entry) => entry.isFile() && !entry.parentPath.includes('pg_wal'))) {
    const bytes = await readFile(path.join(file.parentPath, file.name)).catch(() => Buffer.alloc(0)); // gone
    if (!bytes.includes(run.slice(2, 8))) continue;
    const markers = markersIn(bytes.toString('latin1'));
    if (markers.length > 0)
      holders[path.join(path.relative(folder, file.parentPath), await nameOf(file.name))] = markers;
  }
  return holders;
}

const nameOf = async (file: string): Promise<string> =>
  /^\d+$/.test(file)
    ? ((
        await query<{ name: string }>(
          `select oid::regclass::text as name from pg_class where pg_relation_filenode(oid) = ${file}`,
        )
      )[0]?.name ?? file)
    : file;

async function inRedis(): Promise<string[]> {
  const texts = await Promise.all(
    (await redis.keys('*')).map(async (key) => `${key} ${(await redis.dumpBuffer(key)).toString('latin1')}`),
  );
  return markersIn(texts.join('\n'));
}

/** Markers in those files of a new backup whose names match. */
async function inBackup(name: string, files: RegExp): Promise<string[]> {
  const folder = path.join(home, name);
  const { tables } = await backUp(product.config.databaseUrl, folder);
  const texts = await Promise.all(
    tables
      .filter(({ file }) => files.test(file))
      .map(async ({ file }) => gunzipSync(await readFile(path.join(folder, file))).toString('utf8')),
  );
  return markersIn(texts.join('\n'));
}

async function markedCreator(): Promise<string> {
  const client = product.visitor();
  await client.register({ email: `${marker(0)}@example.com`, firstName: marker(1), lastName: marker(2) });
  const id = idOf(client);
  await client.send('PATCH', '/api/me', { body: { motivation: marker(3) } });
  await client.post('/api/auth/password/forgot', { email: `${marker(0)}@example.com` });
  await upgrade(admin, client);
  const submit = (from: number) =>
    done(client, '/api/me/appraisals', {
      learnings: marker(from),
      achievements: marker(from + 1),
      challenges: marker(from + 2),
      goals: marker(from + 3),
      assignmentUrl: `https://example.com/${marker(from + 4)}`,
    });
  const first = await submit(4);
  await done(admin, `/api/admin/appraisals/${first.appraisalId}/reject`, { reason: marker(9) });
  const second = await submit(10);
  await done(admin, `/api/admin/appraisals/${second.appraisalId}/approve`, { points: 9, comment: marker(15) });
  await submit(16); // remains pending
  await done(admin, `/api/admin/members/${id}/points`, { delta: 1, reason: marker(21) });
  await done(client, '/api/me/program-fees', { plan: 'basic', currency: 'NGN', reference: marker(22) });
  await deliver(product, charge(marker(22), { amount: 1 }));
  await done(admin, `/api/admin/members/${id}/ban`, { reason: marker(23) });
  await done(admin, `/api/admin/members/${id}/reactivate`, { reason: marker(24) });
  return id;
}

async function markedBusiness(): Promise<string> {
  const client = product.visitor();
  const names = { email: `${marker(25)}@example.com`, firstName: marker(26), lastName: marker(27) };
  await client.register({ membershipType: 'Business', qualification: undefined, ...names });
  const id = idOf(client);
  const form = (from: number) =>
    kycForm({ legalBusinessName: marker(from), businessAddress: marker(from + 1), socialMedia: marker(from + 2) });
  await done(client, '/api/me/kyc', form(28));
  await done(admin, `/api/admin/kyc/${id}/fail`, { reason: marker(31), staffNote: marker(32) });
  await done(client, '/api/me/kyc', form(33));
  await done(admin, `/api/admin/kyc/${id}/pass`, {});
  await upgrade(admin, client);
  const requests: readonly [path: string, body: object, reason: number][] = [
    ['orders', { toolName: 'Business Cards' }, 36],
    ['tool-requests', { toolName: marker(37) }, 38],
    ['tool-requests', { toolName: marker(39) }, 40],
    ['hire-requests', { skills: marker(41), stipend: marker(42) }, 43],
    ['loans', { amount: { amount: 25_000_000, currency: 'NGN' }, purpose: marker(44) }, 45],
  ];
  for (const [kind, body, reason] of requests) {
    await done(client, `/api/me/${kind}`, body);
    const { id: second } = await done(client, `/api/me/${kind}`, body);
    await done(admin, `/api/admin/${kind}/${second}/status`, { status: 'rejected', reason: marker(reason) });
  }
  await client.send('PATCH', '/api/me', { body: { firstName: marker(46), motivation: marker(47) } });
  await done(admin, `/api/admin/members/${id}/ban`, { reason: marker(48) });
  await done(admin, `/api/admin/members/${id}/reactivate`, { reason: marker(49) });
  return id;
}
