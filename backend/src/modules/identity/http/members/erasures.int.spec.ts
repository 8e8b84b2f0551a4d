import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newColleague } from '../../../../../test/support/creators.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { startTestApp, type TestApp } from '../../../../../test/support/test-app.js';
import { registration, type TestClient } from '../../../../../test/support/test-client.js';
import { Pool } from '../../../../platform/database/pool.js';
import { Erasers } from '../../../../platform/erasure/eraser.js';
import { Erasures } from '../../../../platform/erasure/erasures.js';
import type { Problem } from '../../../../platform/http/problem.js';
import { RepeatedErasures } from '../../erasure/repeated-erasures.js';
import type { ErasurePage, ErasureResponse } from '../../read-models/profile/erasures.response.js';
import { Profiles } from '../../read-models/profile/profiles.js';

let folder: string;
let list: string;
let product: TestApp;
let admin: TestClient;
let auditor: TestClient;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'erasures-'));
  list = path.join(folder, 'erasures.ndjson');
  product = await startTestApp({ ERASURE_LIST: list });
  admin = await product.admin();
  auditor = await newColleague(product, admin, 'auditor');
});
afterAll(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

let ada: TestClient;
let id: string;
beforeEach(async () => {
  ada = product.visitor();
  id = (await ada.register()).user.id;
});

type MemberList = { items: { userId: string }[] };
const erase = (body: object = {}, who = admin) =>
  who.post<ErasureResponse & Problem>(`/api/audit/members/${id}/erase`, body);
const listed = async (status: 'waiting' | 'done') =>
  (await auditor.get<ErasurePage>(`/api/audit/erasures?status=${status}&pageSize=100`)).body.items;
const entryOf = async (status: 'waiting' | 'done') => (await listed(status)).find(({ memberId }) => memberId === id);
const nameOf = async (memberId: string) => (await product.app.get(Profiles, { strict: false }).of(memberId)).firstName;
async function waitingForLocks(): Promise<number> {
  const { rowCount } = await product.app
    .get(Pool, { strict: false })
    .query(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rowCount ?? 0;
}

describe('a request to be erased', () => {
  it('waits in a list for auditors and admins until it is carried out', async () => {
    expect(await entryOf('waiting')).toBeUndefined();
    await ada.post('/api/me/erasure', {});
    expect(await entryOf('waiting')).toMatchObject({ firstName: 'Ada', requestedAt: expect.any(String), erased: [] });
    await erase();
    expect(await entryOf('waiting')).toBeUndefined();
    expect(await entryOf('done')).toMatchObject({ email: '', firstName: 'Erased', erasedAt: expect.any(String) });
  });

  it('is carried out by admins alone', async () => {
    expect([(await erase({}, auditor)).status, (await erase({}, ada)).status]).toEqual([403, 403]);
    expect((await ada.get('/api/audit/erasures')).status).toBe(403);
    expect((await product.visitor().get('/api/audit/erasures')).status).toBe(401);
  });
});

describe('an erasure', () => {
  it('tells what was removed where, and is one however often it is asked for', async () => {
    const { status, body } = await erase();
    expect([status, body.erased.map(({ purpose }) => purpose).toSorted()]).toEqual([
      200,
      ['contact', 'kyc', 'profile'],
    ]);
    for (const { erasedAt, finishedAt, removed } of body.erased) {
      expect([erasedAt, finishedAt]).toEqual([expect.any(String), expect.any(String)]);
      expect(removed).toContainEqual({ place: 'mail', entries: 0 });
      expect(removed).toContainEqual({ place: 'account, second factor, sessions and reset links', entries: 1 });
    }
    expect((await erase()).body).toEqual(body);
  });

  it('keeps a banned mailbox and number from registering again, by their keyed hashes, for the time that is set', async () => {
    const zuri = product.visitor();
    const phone = '+2348031122334';
    const { user } = await zuri.register({ phone });
    await admin.post(`/api/admin/members/${user.id}/ban`, { reason: 'Posed as staff.' });
    ({ id } = user);
    expect((await erase()).status).toBe(200);
    const pool = product.app.get(Pool, { strict: false });
    const kept = async () => (await pool.query<object>('select * from identity.kept_bans')).rows;
    expect(await kept()).toEqual(
      Array.from({ length: 2 }, () => ({ contact_hash: expect.any(Buffer), kept_until: expect.any(Date) })),
    );
    const again = (facts: object) =>
      product
        .visitor()
        .post<Problem>('/api/auth/register', registration(facts))
        .then(({ body }) => body.code);
    expect(await again({ email: user.email.toUpperCase() })).toBe('EMAIL_ALREADY_REGISTERED');
    expect(await again({ phone })).toBe('EMAIL_ALREADY_REGISTERED');
    await pool.query(`update identity.kept_bans set kept_until = now()`);
    expect(await again({ email: user.email, phone })).toBeUndefined();
  });

  it('leaves a purpose alone that a law asks to keep', async () => {
    const { body } = await erase({ purposes: ['contact', 'profile'] });
    expect(body.erased.map(({ purpose }) => purpose)).toEqual(['contact', 'profile']);
    expect((await erase()).body.erased).toHaveLength(3);
  });

  it('takes no list of nothing for an erasure', async () => {
    const { status, body } = await erase({ purposes: [] });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['purposes']]);
  });

  it.each([[['contact']], [['profile']]])('leaves no member among the members, of %j alone', async (purposes) => {
    const isListed = async () => {
      const { body } = await admin.get<MemberList>('/api/admin/members?pageSize=100');
      return body.items.some(({ userId }) => userId === id);
    };
    await erase({ purposes: ['kyc'] });
    await eventually(async () => expect(await isListed()).toBe(true));
    await erase({ purposes });
    await eventually(async () => expect(await isListed()).toBe(false));
  });

  it('refuses when the address that was typed is not the member’s', async () => {
    const { status, body } = await erase({ email: 'someone.else@example.com' });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['email']]);
    expect(await nameOf(id)).toBe('Ada');
    expect((await erase({ email: ada.user!.email.toUpperCase() })).status).toBe(200);
  });

  it('refuses staff and unknown members', async () => {
    await admin.post(`/api/admin/members/${id}/roles`, { grant: 'reviewer' });
    expect((await erase()).body.code).toBe('STAFF_CANNOT_BE_ERASED');
    id = '01900000-0000-7000-8000-000000000000';
    expect((await erase()).status).toBe(404);
  });

  it('lets nobody note more of the member', async () => {
    await erase();
    const decide = (what: string, body: object = {}) => admin.post<Problem>(`/api/admin/members/${id}/${what}`, body);
    const answers = [
      await decide('points', { delta: 5, reason: 'Ada was kind' }),
      await decide('points', { delta: 5 }),
      await decide('upgrade'),
      await decide('ban'),
      await decide('reactivate'),
      await decide('roles', { grant: 'reviewer' }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'NOT_FOUND']));
  });

  it('is finished later when a part of it fails at first', async () => {
    let fails = true;
    const name = 'a cupboard that sticks';
    const erase1 = () => (fails ? Promise.reject(new Error('stuck')) : Promise.resolve(1));
    product.app.get(Erasers, { strict: false }).register({ name, tables: [], erase: erase1 });
    expect((await erase()).body.erased).toMatchObject([
      { finishedAt: null },
      { finishedAt: null },
      { finishedAt: null },
    ]);
    expect(await nameOf(id)).toBe('Erased');
    fails = false;
    await product.app.get(Erasures, { strict: false }).finish(id);
    const { erased } = (await erase()).body;
    expect(erased[0]).toMatchObject({ finishedAt: expect.any(String) });
    expect(erased[0]?.removed).toContainEqual({ place: name, entries: 1 });
  });

  it('is told as finished, too, when something else was finishing it already', async () => {
    const emptied = Promise.withResolvers<number>();
    let empty = (): Promise<number> => Promise.reject(new Error('stuck'));
    const eraser = { name: 'a deep cupboard', tables: [], erase: () => empty() };
    product.app.get(Erasers, { strict: false }).register(eraser);
    await erase();
    empty = () => emptied.promise;
    const finishing = product.app.get(Erasures, { strict: false }).finish(id);
    const asked = erase();
    await eventually(async () => expect(await waitingForLocks()).toBe(1));
    emptied.resolve(1);
    await finishing;
    expect((await asked).body.erased[0]).toMatchObject({ finishedAt: expect.any(String) });
  });
});

describe('the list outside the database', () => {
  it('lists erased members by id', async () => {
    await erase({ purposes: ['contact'] });
    const lines = (await readFile(list, 'utf8')).trimEnd().split('\n');
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ subjectId: id, purposes: ['contact'], at: expect.any(String) });
  });

  it('erases again whom an older backup brought back', async () => {
    const stranger = { subjectId: '01900000-0000-7000-8000-000000000001', purposes: ['profile'] };
    const back = { subjectId: id, purposes: ['contact', 'profile'] };
    await writeFile(
      list,
      [stranger, back].map((line) => `${JSON.stringify(line)}\n`).join('') + '{"subjectId":"cut sh',
    );
    await product.app.get(RepeatedErasures, { strict: false }).run();
    expect((await ada.get('/api/me')).status).toBe(401);
    const { erased } = (await erase({ purposes: ['contact'] })).body;
    expect(erased.map(({ purpose, finishedAt }) => [purpose, finishedAt !== null])).toEqual([
      ['contact', true],
      ['profile', true],
    ]);
    const { body } = await admin.get<{ history: object[] }>(`/api/audit/members/${id}/data`);
    expect(body.history.at(-1)).toMatchObject({ type: 'PersonalDataErased', by: 'staff' });
  });
});

it('does not start without the folder of the list, and names the setting', async () => {
  const nowhere = path.join(path.dirname(list), 'nowhere', 'erased');
  await expect(startTestApp({ ERASURE_LIST: nowhere })).rejects.toThrow(/ERASURE_LIST cannot be written .*nowhere/);
});
