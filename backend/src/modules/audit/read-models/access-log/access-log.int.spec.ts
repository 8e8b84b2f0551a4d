import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { idOf } from '../../../../../test/support/businesses.js';
import { typedAt } from '../../../../../test/support/command-line.js';
import { newColleague, newCreator } from '../../../../../test/support/creators.js';
import { eventually } from '../../../../../test/support/eventually.js';
import { adminOf, testApp } from '../../../../../test/support/fixtures.js';
import type { TestClient } from '../../../../../test/support/test-client.js';
import { AccessLog } from '../../../../platform/access-log/access-log.js';
import { Pool } from '../../../../platform/database/pool.js';
import { Housekeeping } from '../../../../platform/housekeeping/housekeeping.js';
import type { Problem } from '../../../../platform/http/problem.js';
import type { Verdict } from '../../../../platform/proof/verification.js';
import { AccessLogSealer } from '../../access-log/access-log-sealer.js';
import type { AccessLogPage, TouchedPage } from './access-log.response.js';

const product = testApp();
let admin = adminOf(product);
let auditor: TestClient;
let ada: TestClient;
beforeAll(async () => {
  auditor = await newColleague(product, admin, 'auditor', { firstName: 'Odu' });
  ada = await newCreator(product);
});

const pool = () => product.app.get(Pool, { strict: false });
const search = async (query: string) => (await auditor.get<AccessLogPage>(`/api/audit/access-log?${query}`)).body.items;
const reveal = (who: TestClient, of: TestClient, body: object = { reason: 'The member asked what we hold.' }) =>
  who.post<Problem>(`/api/audit/events/${idOf(of)}/1/reveal`, body);

describe('the log of access', () => {
  it('tells sign-ins, and wrong passwords by the account that was tried', async () => {
    const { email = '' } = ada.user ?? {};
    const visitor = product.visitor();
    await visitor.post('/api/auth/login', { email, password: 'not the password' });
    await visitor.post('/api/auth/login', { email: 'nobody@example.com', password: 'not the password' });
    await visitor.signIn(email);
    const [signedIn] = await search(`actor=${idOf(ada)}&kind=signed-in`);
    expect(signedIn).toMatchObject({
      route: 'POST /api/auth/login',
      sessionId: expect.any(String),
      actorName: 'Ada Obi',
    });
    const [failed] = await search(`subject=${idOf(ada)}&kind=sign-in-failed`);
    expect(failed).toMatchObject({ actor: null, reason: 'INVALID_CREDENTIALS', subjects: [idOf(ada)] });
    const [unknown] = await search('kind=sign-in-failed');
    expect(unknown).toMatchObject({ actor: null, subjects: [] });
    expect(JSON.stringify(await search('pageSize=100'))).not.toContain('@example.com');
  });

  it('tells refused calls of staff routes, those of strangers by their number', async () => {
    await ada.get('/api/admin/members');
    expect((await search(`actor=${idOf(ada)}&kind=refused`))[0]).toMatchObject({
      route: 'GET /api/admin/members',
      reason: 'STAFF_ONLY',
    });
    for (let i = 0; i < 3; i++) await product.visitor().get('/api/admin/kyc');
    await eventually(async () => {
      const strangers = (await search('kind=refused&pageSize=100')).filter(
        ({ route }) => route === 'GET /api/admin/kyc',
      );
      expect(strangers.reduce((sum, { filter }) => sum + Number((filter as { calls: string }).calls), 0)).toBe(3);
    });
  });

  it('tells whose data a list showed, by what filter, without the words that were typed', async () => {
    await admin.get('/api/admin/members?status=approved&q=Obi&pageSize=50');
    const [read] = await search(`actor=${idOf(admin)}&subject=${idOf(ada)}&kind=read`);
    expect(read).toMatchObject({
      route: 'GET /api/admin/members',
      filter: { status: 'approved', q: '…', pageSize: '50' },
    });
    const ofSession = await search(`sessionId=${read?.sessionId ?? ''}`);
    expect(ofSession.map(({ actor }) => actor)).toEqual(ofSession.map(() => idOf(admin)));
  });

  it('asks why somebody looks at a sealed field, and keeps the answer', async () => {
    expect(await reveal(auditor, ada, {})).toMatchObject({ status: 422, body: { errors: [{ field: 'reason' }] } });
    expect((await reveal(auditor, ada)).status).toBe(200);
    const [look] = await search(`subject=${idOf(ada)}&kind=read&actor=${idOf(auditor)}`);
    expect(look).toMatchObject({ reason: 'The member asked what we hold.', subjects: [idOf(ada)] });
    const { rows } = await pool().query<{ row: string }>('select l::text as row from es.access_log l');
    expect(rows.some(({ row }) => row.includes('member asked'))).toBe(false);
  });

  it('has an export before its first byte leaves, and asks why', async () => {
    expect(await auditor.get('/api/audit/export')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'reason' }] },
    });
    const cancel = new AbortController();
    const headers = { authorization: `Bearer ${auditor.accessToken ?? ''}` };
    const query = `subject=${idOf(ada)}&reason=Yearly%20audit`;
    const answer = await fetch(`${product.url}/api/audit/export?${query}`, { headers, signal: cancel.signal });
    const { rows } = await pool().query(
      `select kind, actor_id, subjects from es.access_log order by number desc limit 1`,
    );
    cancel.abort();
    expect(answer.status).toBe(200);
    expect(rows).toEqual([{ kind: 'exported', actor_id: idOf(auditor), subjects: [idOf(ada)] }]);
    expect((await search('kind=exported'))[0]).toMatchObject({
      reason: 'Yearly audit',
      filter: { subject: idOf(ada) },
    });
  });

  it('has a contact list with everybody who is on it', async () => {
    const body = { dataType: 'email', userType: 'all', gender: 'all', country: 'all', state: 'all' };
    await eventually(async () => {
      expect((await admin.post('/api/admin/contact-lists', body)).status).toBe(200);
      const [list] = await search(`kind=exported&actor=${idOf(admin)}`);
      expect(list).toMatchObject({ reason: 'service', filter: { kind: 'email' } });
      expect(list?.subjects).toEqual(expect.arrayContaining([idOf(ada)]));
    });
  });

  it('is read to the end page by page, each entry once, and takes no cursor of another list', async () => {
    const seen: number[] = [];
    for (let cursor = ''; ; ) {
      const { body } = await auditor.get<AccessLogPage>(`/api/audit/access-log?pageSize=4&kind=read${cursor}`);
      seen.push(...body.items.map(({ number }) => number));
      if (body.nextCursor === null) break;
      cursor = `&cursor=${body.nextCursor}`;
    }
    expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
    expect(seen.length).toBeGreaterThan(4);
    const { nextCursor } = (await auditor.get<AccessLogPage>('/api/audit/access-log?pageSize=1')).body;
    expect((await auditor.get(`/api/audit/access-log/touched?cursor=${nextCursor ?? ''}`)).status).toBe(400);
  });

  it('lists everybody whom a reader touched, also as a file', async () => {
    await reveal(admin, ada);
    const query = `actor=${idOf(admin)}`;
    const { body } = await auditor.get<TouchedPage>(`/api/audit/access-log/touched?${query}&pageSize=100`);
    const one = body.items.find(({ userId }) => userId === idOf(ada));
    expect(one).toMatchObject({ name: 'Ada Obi', times: expect.any(Number), lastAt: expect.any(String) });
    expect(body.total).toBe(body.items.length);
    const headers = { authorization: `Bearer ${auditor.accessToken ?? ''}` };
    const file = await fetch(`${product.url}/api/audit/access-log/touched/export?${query}&reason=breach%2012`, {
      headers,
    });
    expect(await file.text()).toContain(`${idOf(ada)},"Ada Obi",`);
  });

  it('is for auditors and admins alone', async () => {
    expect((await ada.get('/api/audit/access-log')).status).toBe(403);
    expect((await product.visitor().get('/api/audit/access-log')).status).toBe(401);
  });

  it('keeps no reason that can be read once the member is erased, and stays as it was sealed', async () => {
    const member = await newCreator(product);
    await reveal(auditor, member, { reason: 'Zuberi called about it' });
    expect((await admin.post(`/api/audit/members/${idOf(member)}/erase`, {})).status).toBe(200);
    const [look] = await search(`subject=${idOf(member)}&actor=${idOf(auditor)}`);
    expect(look).toMatchObject({ reason: null });
    expect(await verify()).toMatchObject({ ok: true });
    expect((await reveal(auditor, member, { reason: 'Checking the erasure' })).status).toBe(200);
    expect((await search(`subject=${idOf(member)}`))[0]).toMatchObject({ reason: 'Checking the erasure' });
  });
});

const verify = async () => (await admin.post<Verdict>('/api/audit/verify', {})).body;
const altered = { ok: false, fault: 'access log altered' };

/** Changes the table by SQL as an intruder could, verifies, and restores it. */
async function tampered(text: string, look: () => Promise<object> = verify): Promise<object> {
  const log = product.app.get(AccessLog, { strict: false });
  await log.settle();
  const { newest } = log;
  await pool().query('drop table if exists kept');
  await pool().query('create table kept as select * from es.access_log');
  await pool().query(text);
  const verdict = await look();
  await log.settle(); // the verification is recorded too
  await pool().query('truncate es.access_log');
  await pool().query('insert into es.access_log select * from kept');
  log.newest = newest;
  return verdict;
}

describe('a row of it', () => {
  it.each([
    ['altered', 'update es.access_log set actor_id = gen_random_uuid() where number = 3'],
    ['moved in time', `update es.access_log set at = at - interval '1 day' where number = 3`],
    ['deleted', 'delete from es.access_log where number = 3'],
    ['deleted at the beginning', 'delete from es.access_log where number < 3'],
    ['deleted at the end', 'delete from es.access_log where number > 3'],
    ['gone with all others', 'truncate es.access_log'],
    [
      'added',
      `insert into es.access_log select number + 1, at, kind, null, null, route, subjects, filter, code, reason, mac
               from es.access_log order by number desc limit 1`,
    ],
  ])('that was %s is found by verify', async (_, text) => {
    expect(await verify()).toMatchObject({ ok: true });
    expect(await tampered(text)).toMatchObject(altered);
    expect(await verify()).toMatchObject({ ok: true });
  });

  it('that was altered is found on the command line, by verify and by the doctor', async () => {
    const atMachine = async () => {
      const { exit, answer } = await typedAt(product, 'verify');
      const { findings } = (await typedAt(product, 'doctor')).answer;
      return { exit, fault: answer.fault, doctor: findings.find(({ check }) => check === 'access log')?.state };
    };
    expect(await atMachine()).toEqual({ exit: 0, doctor: 'good' });
    const found = await tampered('update es.access_log set actor_id = gen_random_uuid() where number = 3', atMachine);
    expect(found).toEqual({ exit: 1, fault: 'access log altered', doctor: 'bad' });
  });

  it('that was cut off and written anew is found by what the sealed log holds, by another process too', async () => {
    const sealer = product.app.get(AccessLogSealer, { strict: false });
    await sealer.seal();
    const log = product.app.get(AccessLog, { strict: false });
    const { newest } = log;
    log.newest = undefined; // as after a restart
    expect(await tampered('delete from es.access_log where number > 3')).toMatchObject(altered);
    log.newest = newest;
    expect(await verify()).toMatchObject({ ok: true });
  });

  it('that an older state of the whole database lacks is no fault: its newest event is missing too', async () => {
    const log = product.app.get(AccessLog, { strict: false });
    await admin.get('/api/admin/members');
    await log.settle();
    const { newest } = log;
    await pool().query('delete from es.access_log where number = $1', [newest!.number]);
    log.newest = { ...newest!, event: { ...newest!.event, version: 1_000_000 } };
    expect(await verify()).toMatchObject({ ok: true });
    expect(await verify()).toMatchObject({ ok: true });
  });

  it('goes when it is old, up to a seal, and the rest holds', async () => {
    await product.app.get(AccessLogSealer, { strict: false }).seal();
    const count = async () => (await pool().query('select from es.access_log')).rowCount ?? 0;
    const before = await count();
    product.clock.advance({ days: 366 });
    admin = await product.admin();
    await eventually(async () => {
      await product.app.get(Housekeeping, { strict: false }).run();
      expect(await count()).toBeLessThan(before);
    });
    expect(await verify()).toMatchObject({ ok: true });
    for (const size of [10, 20, 50]) await admin.get(`/api/admin/members?pageSize=${String(size)}`);
    await eventually(async () => expect(await count()).toBeGreaterThan(2));
    expect(
      await tampered('delete from es.access_log where number = (select min(number) + 1 from es.access_log)'),
    ).toMatchObject(altered);
  });
});

it('names nobody who is not there', async () => {
  auditor = await product.admin();
  expect(await search(`subject=${randomUUID()}`)).toEqual([]);
});
