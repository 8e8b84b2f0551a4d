import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Passwords } from '../src/modules/identity/passwords/passwords.js';
import { IMPORTER } from '../src/platform/command-handling/execute-command.js';
import { Pool } from '../src/platform/database/pool.js';
import { ErasureList } from '../src/platform/erasure/erasure-list.js';
import { EventCodec } from '../src/platform/event-store/event-codec.js';
import { typedAt } from './support/command-line.js';
import { eventually } from './support/eventually.js';
import {
  madeUpEmail,
  madeUpId,
  mendRefused,
  OLD_PASSWORD,
  readRefused,
  writeMadeUpExport,
} from './support/made-up-export.js';
import { startSmtpServer, type TestSmtpServer } from './support/smtp-server.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const MEMBERS = 200;

let home: string;
let folder: string;
let post: TestSmtpServer;
let product: TestApp;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'sankofa-import-'));
  folder = path.join(home, 'export');
  await writeMadeUpExport({ folder, members: MEMBERS });
  post = await startSmtpServer();
  product = await startTestApp({ SMTP_URL: post.url });
});
afterAll(async () => {
  await product.close();
  await post.close();
  await rm(home, { recursive: true });
});
afterEach(() => void jest.restoreAllMocks());

type Row = Record<string, string>;

const typed = (line: string, env: Row = { SMTP_URL: post.url }) => typedAt(product, line, { env });
const events = async (): Promise<number> => {
  const { rows } = await product.app
    .get(Pool)
    .query<{ n: number }>('select count(*) as n from es.events where actor_id = $1', [IMPORTER]);
  return rows[0]?.n ?? 0;
};
const refusedFile = (): string => path.join(home, 'export.refused.csv');
const login = (n: number, password = OLD_PASSWORD) =>
  product.visitor().post<{ code?: string }>('/api/auth/login', { email: madeUpEmail(n), password });
const signedIn = async (n: number) => {
  const member = product.visitor();
  await member.signIn(madeUpEmail(n), OLD_PASSWORD);
  return member;
};
const reasonsOf = (rows: readonly Row[], id: string): (string | undefined)[] =>
  rows.filter((row) => row.id === id || row.user_id === id).map(({ problem }) => problem);

describe('an export of a hosted backend', () => {
  it('is looked at first, and what cannot be taken stands in a file with its reasons', async () => {
    const { exit, answer } = await typed(`import ${folder} --dry-run`);
    expect([exit, answer.dryRun, await events()]).toEqual([1, true, 0]);
    const rows = await readRefused(refusedFile());
    expect(rows).toHaveLength(Number(answer.refused));
    const [doubled, nameless, unreachable, latin1, overmarked] = [13, 21, 27, 29, 47].map((n) => madeUpId('user', n));
    expect(reasonsOf(rows, doubled ?? '')[0]).toMatch(/^has the address of row \d+/);
    expect(reasonsOf(rows, nameless ?? '')[0]).toContain('add first_name and last_name');
    expect(reasonsOf(rows, unreachable ?? '')[0]).toMatch(/^phone is no number of /);
    expect(reasonsOf(rows, latin1 ?? '')[0]).toContain('written here as Windows-1252');
    expect(reasonsOf(rows, overmarked ?? '')).toEqual(['Enter a whole number of points from 0 to 15.']);
    expect(rows.find(({ id, table }) => id === latin1 && table === 'profiles')?.first_name).toBe('José');
  });

  it('says nothing of the members in the terminal', async () => {
    const said = JSON.stringify((await typed(`import ${folder} --dry-run`)).answer);
    expect(said).not.toMatch(/@|example\.com/);
  });

  it('goes on after a break where it was, and happens once', async () => {
    const dry = (await typed(`import ${folder} --dry-run`)).answer;
    const encode: EventCodec['encode'] = Reflect.get(EventCodec.prototype, 'encode');
    let calls = 0;
    jest.spyOn(EventCodec.prototype, 'encode').mockImplementation(function (this: EventCodec, ...given) {
      calls += 1;
      if (calls > 700) throw new Error('The machine went away.');
      return encode.apply(this, given);
    });
    expect((await typed(`import ${folder}`)).exit).toBe(1);
    jest.restoreAllMocks();
    const before = await events();
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(Number(dry.events));
    const { answer } = await typed(`import ${folder}`);
    expect(answer.batch).toBe(dry.batch);
    expect(await events()).toBe(Number(dry.events));
    expect((await typed(`import ${folder}`)).answer).toMatchObject({ events: 0, members: 0, refused: dry.refused });
    expect(await events()).toBe(Number(dry.events));
  });

  it('takes the refused rows once they are mended', async () => {
    const file = path.join(home, 'mended.csv');
    await mendRefused(refusedFile(), file);
    const { exit, answer } = await typed(`import ${file}`);
    expect([exit, answer.refused, answer.members]).toEqual([0, 0, 8]);
    const again = await typed(`import ${file}`);
    expect(again.answer).toMatchObject({ events: 0, refused: 0 });
  });

  it('keeps every read model equal to the log', async () => {
    await eventually(async () => {
      expect((await typed('replay --all --compare')).answer).toMatchObject({ rowsDiffering: 0 });
    });
  });

  it('brings times, points, Pro and spellings along', async () => {
    const admin = await product.admin();
    const profileOf = async (n: number) => (await admin.get<Row>(`/api/admin/members/${madeUpId('user', n)}`)).body;
    expect(await profileOf(37)).toMatchObject({ points: 180, registeredAt: '2024-01-08T19:20:00.000Z' });
    expect(await profileOf(23)).toMatchObject({ state: 'Atlantis' });
    expect(await profileOf(11)).toMatchObject({ phone: expect.stringMatching(/^\+(234|27)/) });
  });
});

describe('members who were brought along', () => {
  const hashOf = async (n: number): Promise<string | undefined> => {
    const { rows } = await product.app
      .get(Pool)
      .query<{ hash: string }>('select password_hash as hash from identity.accounts where member_id = $1', [
        madeUpId('user', n),
      ]);
    return rows[0]?.hash;
  };

  it('sign in with the old password, which is then kept as our own hash', async () => {
    expect((await login(5, 'another one altogether')).status).toBe(401);
    expect((await login(5)).status).toBe(200);
    expect(await hashOf(5)).toMatch(/^\$argon2id\$/);
    expect((await login(5)).status).toBe(200);
    expect((await login(5, 'another one altogether')).status).toBe(401);
  });

  it('sign in also where the server is too busy to make a hash of its own, which the next time makes', async () => {
    jest.spyOn(product.app.get(Passwords), 'hash').mockRejectedValueOnce(new Error('Too busy.'));
    expect((await login(7)).status).toBe(200);
    expect(await hashOf(7)).toMatch(/^\$2/);
    expect((await login(7)).status).toBe(200);
    expect(await hashOf(7)).toMatch(/^\$argon2id\$/);
  });

  it('stay banned', async () => {
    const { status, body } = await login(31);
    expect([status, body.code]).toEqual([403, 'ACCOUNT_SUSPENDED']);
  });

  it('read a gap as rejected', async () => {
    const { body } = await (await signedIn(43)).get<{ days: { status: string }[] }>('/api/me/appraisals');
    expect(body.days.map(({ status }) => status).slice(0, 4)).toEqual(['approved', 'rejected', 'approved', 'current']);
  });

  it('find their orders with other tools, and a status that we do not know', async () => {
    const orders = async (n: number) =>
      (
        await (
          await signedIn(n)
        ).get<{ items: { status: string; orderDetails: { toolName: string } }[] }>('/api/me/orders')
      ).body.items;
    expect((await orders(8)).map(({ orderDetails }) => orderDetails.toolName)).toEqual(['Radio Spot']);
    expect((await orders(12)).map(({ status }) => status)).toEqual(['shipped']);
  });

  it('are told nothing of what they knew', async () => {
    const { body } = await (await signedIn(1)).get<{ items: unknown[] }>('/api/me/notifications');
    expect(body.items).toEqual([]);
  });

  it('are said by History to have come from there', async () => {
    const admin = await product.admin();
    const { body } = await admin.get<{ items: { type: string }[] }>(
      `/api/audit/events?subject=${madeUpId('user', 1)}&pageSize=50`,
    );
    const imported = body.items.find(({ type }) => type === 'MemberImported');
    expect(imported).toMatchObject({ data: { source: 'hosted-backend', batch: expect.any(String) } });
    expect(JSON.stringify(body.items.find(({ type }) => type === 'MemberRegistered'))).toContain('import');
  });
});

describe('a list of members without passwords', () => {
  it('is invited by mail', async () => {
    const file = path.join(home, 'members.csv');
    const header = 'email,first_name,last_name,phone,country,state,gender,membership_type';
    await writeFile(file, `${header}\nlisted@example.com,Ngozi,Eze,08031234567,Nigeria,lagos state,F,Creator\n`);
    expect((await typed(`import ${file}`, {})).answer).toMatchObject({ error: { code: 'NO_MAIL' } });
    expect((await typed(`import ${file}`)).answer).toMatchObject({ members: 1, refused: 0 });
    const mail = (await post.next()).replaceAll('=\r\n', '').replaceAll('=3D', '=');
    expect(mail).toContain('To: listed@example.com');
    const token = /reset-password\?token=([\w-]{43})/.exec(mail)?.[1];
    const password = 'kente cloth in the wind';
    expect((await product.visitor().post('/api/auth/password/reset', { token, password })).status).toBe(204);
    await product.visitor().signIn('listed@example.com', password);
  });
});

describe('a batch', () => {
  it('is undone within a day, but for who has signed in since, and can be brought along again', async () => {
    const other = path.join(home, 'other');
    await writeMadeUpExport({ folder: other, members: 12, from: 1_000 });
    const { batch } = (await typed(`import ${other}`)).answer;
    await signedIn(1_001);
    const undone = await typed(`import undo ${String(batch)}`);
    expect(undone.answer).toMatchObject({ undone: 11, kept: [madeUpId('user', 1_001)] });
    expect((await login(1_002)).status).toBe(401);
    expect((await login(1_001)).status).toBe(200);
    expect((await typed(`import ${other}`)).answer).toMatchObject({ members: 11, refused: 0 });
    expect((await login(1_002)).status).toBe(200);
  });

  it('keeps who signs in while others are erased', async () => {
    const third = path.join(home, 'third');
    await writeMadeUpExport({ folder: third, members: 12, from: 2_000 });
    const { batch } = (await typed(`import ${third}`)).answer;
    const members = Array.from({ length: 12 }, (_, i) => 2_000 + i);
    const last = members.toSorted((a, b) => madeUpId('user', a).localeCompare(madeUpId('user', b))).at(-1) ?? 0;
    let coming: Promise<unknown> | undefined;
    jest.spyOn(ErasureList.prototype, 'add').mockImplementation(async () => {
      await (coming ??= signedIn(last));
    });
    const undone = await typed(`import undo ${String(batch)}`);
    expect(undone.answer).toMatchObject({ undone: 11, kept: [madeUpId('user', last)] });
    expect((await login(last)).status).toBe(200);
  });

  it('that nobody knows is not undone', async () => {
    const { exit, answer } = await typed('import undo 000000000000');
    expect([exit, answer]).toMatchObject([1, { error: { code: 'CANNOT_UNDO' } }]);
  });
});
