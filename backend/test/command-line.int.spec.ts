import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { COMMAND_LINE } from '../src/platform/command-handling/execute-command.js';
import { Pool } from '../src/platform/database/pool.js';
import { DataKeys } from '../src/platform/event-store/personal-data/data-keys.js';
import { idOf } from './support/businesses.js';
import { type TypedOptions, typedAt } from './support/command-line.js';
import { eventually } from './support/eventually.js';
import { login, withSecondFactor } from './support/second-factors.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { PASSWORD, type TestClient } from './support/test-client.js';

let home: string;
let product: TestApp;
let ada: TestClient;
beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'sankofa-command-line-'));
  product = await startTestApp();
  ada = product.visitor();
  await ada.register();
});
afterAll(async () => {
  await product.close();
  await rm(home, { recursive: true });
});

const typed = (line: string, options?: TypedOptions) => typedAt(product, line, options);
const actors = async (type: string, streamId: string) => {
  const { rows } = await product.app
    .get(Pool)
    .query<{ actor_id: string }>('select actor_id from es.events where type = $1 and stream_id = $2', [type, streamId]);
  return rows.map((row) => row.actor_id);
};
const address = (): string => String(ada.user?.email);
const refused = (code: string) => ({ exit: 1, answer: { error: { code } } });

describe('a role', () => {
  it('is granted and revoked by the command of the API, recorded as the command line’s', async () => {
    const id = idOf(ada);
    const granted = await typed(`role grant ${address()} auditor`);
    expect(granted).toEqual({ exit: 0, answer: { memberId: id, grant: 'auditor', changed: true } });
    expect((await ada.get('/api/audit/events')).status).toBe(200);
    expect(await typed(`role grant ${id} auditor`)).toMatchObject({ exit: 0, answer: { changed: false } });
    expect(await typed(`role revoke ${id} auditor`)).toMatchObject({ exit: 0, answer: { revoke: 'auditor' } });
    expect((await ada.get('/api/audit/events')).status).toBe(403);
    expect(await actors('StaffRoleGranted', id)).toEqual([COMMAND_LINE]);
    expect(await actors('StaffRoleRevoked', id)).toEqual([COMMAND_LINE]);
  });

  it('is not for whom nobody knows', async () => {
    expect(await typed('role grant nobody@example.com auditor')).toMatchObject(refused('NO_SUCH_MEMBER'));
  });

  it('names the command line in the history', async () => {
    const admin = await product.admin();
    const { body } = await admin.get('/api/audit/events?type=StaffRoleRevoked');
    expect(JSON.stringify(body)).toContain('command line');
  });
});

describe('a second factor that was lost with its recovery codes', () => {
  it('is taken off, recorded as the command line’s', async () => {
    const grace = product.visitor();
    const { user } = await grace.register();
    await withSecondFactor(product, grace);
    expect((await login(product, user.email)).body.code).toBe('SECOND_FACTOR_NEEDED');
    const answer = { memberId: user.id, changed: true };
    expect(await typed(`second-factor off ${user.email}`)).toEqual({ exit: 0, answer });
    expect((await login(product, user.email)).status).toBe(200);
    expect(await typed(`second-factor off ${user.id}`)).toMatchObject({ exit: 0, answer: { changed: false } });
    expect(await actors('SecondFactorTurnedOff', user.id)).toEqual([COMMAND_LINE]);
  });
});

describe('where staff must have a second factor', () => {
  const required = { env: { STAFF_SECOND_FACTOR: 'required' } };

  it('makes the code that the first admin turns it on with, and says where none is needed', async () => {
    const { exit, answer } = await typed('second-factor code admin@example.com', required);
    expect([exit, answer.enrolmentCode]).toEqual([0, expect.stringMatching(/^\w{5}-\w{5}$/)]);
    const granted = await typed(`role grant ${address()} operator`, required);
    expect(granted.answer).toMatchObject({ changed: true, enrolmentCode: expect.any(String) });
    await typed(`role revoke ${address()} operator`, required);
    expect(await typed(`second-factor code ${address()}`, required)).toMatchObject(refused('NO_CODE_NEEDED'));
  });
});

describe('sessions', () => {
  it('are ended, of one member or of everybody, recorded as the command line’s', async () => {
    const [grace, joan] = [product.visitor(), product.visitor()];
    const { user } = await grace.register();
    await joan.register();
    expect(await typed('session end')).toMatchObject({ exit: 2 });
    expect(await typed(`session end --member ${user.email}`)).toEqual({ exit: 0, answer: { membersSignedOut: 1 } });
    expect([(await grace.get('/api/me')).status, (await joan.get('/api/me')).status]).toEqual([401, 200]);
    const all = { exit: 0, answer: { membersSignedOut: expect.any(Number) } };
    expect(await typed('session end --all')).toMatchObject(all);
    expect([(await joan.get('/api/me')).status, (await joan.post('/api/auth/refresh')).status]).toEqual([401, 401]);
    expect(await actors('SessionsEnded', user.id)).toEqual([COMMAND_LINE]);
    await ada.signIn(address());
  });
});

describe('data keys that a stranger may know', () => {
  it('open what they encrypted and encrypt no more, and an erasure destroys them with the later ones', async () => {
    const grace = product.visitor();
    const { user } = await grace.register({ firstName: 'Grace' });
    const pool = product.app.get(Pool);
    const keysOf = async () => {
      const { rows } = await pool.query<{ retired: boolean; destroyed: boolean }>(
        `select retired_at is not null as retired, destroyed_at is not null as destroyed from es.subject_keys
         where subject_id = $1 and purpose = 'profile' order by created_at`,
        [user.id],
      );
      return rows;
    };
    expect(await typed('keys renew')).toMatchObject({ exit: 0, answer: { keysRetired: expect.any(Number) } });
    expect(await keysOf()).toEqual([{ retired: true, destroyed: false }]);
    product.app.get(DataKeys, { strict: false }).forget(user.id); // as its cache entry expires after a minute
    expect((await grace.send('PATCH', '/api/me', { body: { lastName: 'Hopper' } })).status).toBe(200);
    expect((await keysOf()).map(({ retired }) => retired)).toEqual([true, false]);
    expect((await grace.get('/api/me')).body).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
    const admin = await product.admin();
    expect((await admin.post(`/api/audit/members/${user.id}/erase`, {})).status).toBe(200);
    expect((await keysOf()).map(({ destroyed }) => destroyed)).toEqual([true, true]);
  });
});

describe('a wallet member', () => {
  const flags = [
    ...['--email', 'wallet@example.com', '--first-name', 'Ibrahim', '--last-name', 'Lawal', '--phone', '08031234567'],
    ...['--country', 'nigeria', '--state', 'Lagos', '--gender', 'Male', '--password-from-stdin'],
  ].join(' ');

  it('is created once, and signs in', async () => {
    const { exit, answer } = await typed(`member create ${flags}`, { input: PASSWORD });
    expect(exit).toBe(0);
    const member = product.visitor();
    await member.signIn('wallet@example.com');
    expect((await member.get<{ membershipType: string }>('/api/me')).body.membershipType).toBe('AFRO WALLET');
    expect(await actors('MemberRegistered', answer.memberId)).toEqual([COMMAND_LINE]);
    const again = await typed(`member create ${flags}`, { input: PASSWORD });
    expect(again).toMatchObject(refused('EMAIL_ALREADY_REGISTERED'));
  });

  it('has a password that is good enough, and a phone of the country', async () => {
    expect(await typed(`member create ${flags}`, { input: 'password' })).toMatchObject({ exit: 2 });
    const { exit, answer } = await typed(`member create ${flags.replace('08031234567', '12')}`, { input: PASSWORD });
    expect([exit, JSON.stringify(answer)]).toEqual([2, expect.stringContaining('--phone: ')]);
  });
});

describe('while nobody fills the lists', () => {
  it('gives a role to whom no list shows yet', async () => {
    const admin = await product.admin();
    await admin.post('/api/ops/consumers/profile/pause', { reason: 'a test' });
    const flags = '--first-name Bisi --last-name Ojo --country nigeria --state Lagos --gender Female';
    const created = await typed(`member create --email bisi@example.com --phone 08031234568 ${flags}`);
    const id = created.answer.memberId;
    const granted = await typed('role grant bisi@example.com auditor');
    await admin.post('/api/ops/consumers/profile/resume', {});
    expect(granted).toEqual({ exit: 0, answer: { memberId: id, grant: 'auditor', changed: true } });
  });
});

describe('a claim', () => {
  it('is recorded once for a reference, at the price of the plan', async () => {
    const line = `claim record ${address()} --plan standard --currency NGN --reference GTB-1`;
    const { exit, answer } = await typed(line);
    expect([exit, answer.isNew, answer.fee]).toEqual([0, true, { amount: expect.any(Number), currency: 'NGN' }]);
    expect(await typed(line)).toMatchObject({ exit: 0, answer: { isNew: false, claimId: answer.claimId } });
    expect(await actors('ProgramFeeSubmitted', answer.claimId)).toEqual([COMMAND_LINE]);
    const admin = await product.admin();
    const { body } = await admin.get('/api/admin/program-fees');
    expect(JSON.stringify(body)).toContain('GTB-1');
  });

  it('is not for staff accounts, nor for a member who is banned', async () => {
    const claim = (member: string) => typed(`claim record ${member} --plan basic --currency NGN --reference GTB-2`);
    const admin = await product.admin();
    expect(await claim(idOf(admin))).toMatchObject(refused('WRONG_MEMBERSHIP_TYPE'));
    const grace = product.visitor();
    await grace.register();
    await admin.post(`/api/admin/members/${idOf(grace)}/ban`, {});
    expect(await claim(idOf(grace))).toMatchObject(refused('MEMBER_IS_BANNED'));
  });
});

describe('read models', () => {
  it('are compared and filled anew beside the running product', async () => {
    expect(await typed('replay profile --compare')).toEqual({ exit: 0, answer: { compare: true, rowsDiffering: 0 } });
    await product.app.get(Pool).query(`update read.profile set first_name = 'Wrong' where id = $1`, [idOf(ada)]);
    expect(await typed('replay profile --compare')).toMatchObject({ exit: 1, answer: { rowsDiffering: 1 } });
    expect(await typed('replay profile')).toMatchObject({ exit: 0 });
    expect(await typed('replay profile --compare')).toMatchObject({ exit: 0 });
    const unknown = { exit: 2, answer: { error: { code: 'NO_SUCH_READ_MODEL' } } };
    expect(await typed('replay nothing --compare')).toMatchObject(unknown);
    expect(await typed('replay profile nothing')).toMatchObject(unknown);
  });
});

describe('the log', () => {
  it('is exported, and verified with and without the database', async () => {
    const file = path.join(home, 'log.ndjson');
    await eventually(async () => expect(await typed('verify')).toMatchObject({ exit: 0, answer: { ok: true } }));
    const { answer } = await typed(`export ${file}`);
    expect(await typed(`export ${file}`)).toMatchObject(refused('ALREADY_THERE'));
    const nowhere = { env: { DATABASE_URL: 'not used' } };
    expect(await typed(`verify ${file} --key ${answer.publicKey}`, nowhere)).toMatchObject({ exit: 0 });
    await writeFile(file, (await readFile(file, 'utf8')).replace('StaffRoleGranted', 'StaffRoleRevoked'));
    expect(await typed(`verify ${file} --key ${answer.publicKey}`)).toMatchObject({ exit: 1, answer: { ok: false } });
    for (const other of [file, `${file}.json`]) {
      await writeFile(other, 'something else\n');
      expect(await typed(`verify ${other} --key ${answer.publicKey}`)).toMatchObject(refused('NOT_AN_EXPORT'));
    }
  });

  it('is under its name only once all of it is there', async () => {
    const file = path.join(home, 'cut-short.ndjson');
    await writeFile(`${file}.unfinished`, 'half of a line that somebody broke off');
    const { answer } = await typed(`export ${file}`);
    expect(await typed(`verify ${file} --key ${answer.publicKey}`)).toMatchObject({ exit: 0, answer: { ok: true } });
    const nowhere = path.join(home, 'nowhere/log.ndjson');
    expect(await typed(`export ${nowhere}`)).toMatchObject(refused('NO_SUCH_FOLDER'));
  });

  it('is not taken for whole where an export was cut at the end of a line, or lengthened', async () => {
    const file = path.join(home, 'cut.ndjson');
    const { answer } = await typed(`export ${file}`);
    const check = async (lines: readonly string[]) => {
      await writeFile(file, lines.map((line) => `${line}\n`).join(''));
      return typed(`verify ${file} --key ${answer.publicKey}`);
    };
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    const firstSeal = lines.findIndex((line) => line.includes('"kind":"seal"'));
    expect(await check(lines)).toMatchObject({ exit: 0, answer: { ok: true, isComplete: true, notYetSealed: 0 } });
    for (const kept of [firstSeal + 1, firstSeal + 2, lines.length - 1, 1])
      expect(await check(lines.slice(0, kept))).toMatchObject({ exit: 1, answer: { ok: false, isComplete: false } });
    const last = JSON.parse(lines.findLast((line) => line.includes('"kind":"event"')) ?? '') as { index: number };
    const longer = await check([...lines, JSON.stringify({ ...last, index: last.index + 1 })]);
    expect(longer).toMatchObject({ exit: 1, answer: { ok: false, isComplete: true, notYetSealed: 1 } });
    const ofEarlierVersion = { exit: 0, answer: { ok: true, isComplete: null } };
    expect(await check(lines.slice(1))).toMatchObject(ofEarlierVersion);
    expect((await check(lines.slice(1, firstSeal + 2))).answer).toMatchObject({ ok: true, notYetSealed: 1 });
  });

  it('proves one event to whoever holds the key', async () => {
    const file = path.join(home, 'event.json');
    const { answer } = await typed(`export ${path.join(home, 'again.ndjson')}`);
    const admin = await product.admin();
    const { body } = await admin.get<object>(`/api/audit/events/${idOf(ada)}/1/proof`);
    await writeFile(file, JSON.stringify(body));
    expect(await typed(`verify ${file} --key ${answer.publicKey}`)).toMatchObject({ exit: 0, answer: { ok: true } });
    await writeFile(file, JSON.stringify(body).replace('MemberRegistered', 'MemberBanned'));
    expect(await typed(`verify ${file} --key ${answer.publicKey}`)).toMatchObject({ exit: 1, answer: { ok: false } });
    await writeFile(file, JSON.stringify([body, body]));
    const both = await typed(`verify ${file} --key ${answer.publicKey}`);
    expect(both).toMatchObject({ exit: 0, answer: { ok: true, events: [{ type: 'MemberRegistered' }, {}] } });
    await writeFile(file, JSON.stringify([body, body]).replace('MemberRegistered', 'MemberBanned'));
    expect(await typed(`verify ${file} --key ${answer.publicKey}`)).toMatchObject({ exit: 1, answer: { ok: false } });
    await writeFile(file, '[]');
    expect(await typed(`verify ${file} --key ${answer.publicKey}`)).toMatchObject({ exit: 1 });
  });

  it('is not looked for in a database without the product, nor in an empty file', async () => {
    const elsewhere = new URL(product.config.databaseUrl);
    elsewhere.pathname = '/postgres';
    for (const line of ['verify', `export ${path.join(home, 'none.ndjson')}`, `backup ${path.join(home, 'none')}`]) {
      const { exit, answer } = await typed(line, { env: { DATABASE_URL: elsewhere.href } });
      expect([line, exit, answer]).toMatchObject([line, 1, { error: { code: 'NOTHING_THERE' } }]);
    }
    const file = path.join(home, 'empty.ndjson');
    await writeFile(file, '');
    const key = Buffer.alloc(32, 1).toString('base64');
    expect(await typed(`verify ${file} --key ${key}`)).toMatchObject(refused('NOT_AN_EXPORT'));
  });

  it('is backed up to a new folder, and not restored over another log', async () => {
    const folder = path.join(home, 'backup');
    expect(await typed(`backup ${folder}`)).toMatchObject({ exit: 0, answer: { folder } });
    expect(await typed(`backup ${folder}`)).toMatchObject(refused('ALREADY_THERE'));
    expect(await typed(`restore ${folder}`)).toMatchObject(refused('BACKUP_UNUSABLE'));
  });
});

describe('an erasure', () => {
  it('needs the address once more, and is done for good', async () => {
    const grace = product.visitor();
    await grace.register();
    const id = idOf(grace);
    expect(await typed(`erase ${id} --email other@example.com`)).toMatchObject({ exit: 2 });
    expect((await grace.get('/api/me')).status).toBe(200);
    const { exit, answer } = await typed(`erase ${id} --email ${String(grace.user?.email)}`);
    expect([exit, answer.erased.length]).toEqual([0, 3]);
    expect((await grace.get('/api/me')).status).toBe(401);
    expect(await actors('PersonalDataErased', id)).toEqual([COMMAND_LINE, COMMAND_LINE, COMMAND_LINE]);
  });
});
