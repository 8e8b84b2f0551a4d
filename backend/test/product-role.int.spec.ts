import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueuesResponse } from '../src/modules/operations/read-models/queues/queues.response.js';
import { openPool, type Pool } from '../src/platform/database/pool.js';
import { Horizon } from '../src/platform/operations/horizon.js';
import { prepareDatabase } from '../src/start/check-environment.js';
import { idOf, upgrade } from './support/businesses.js';
import { typedAt } from './support/command-line.js';
import { newCreator } from './support/creators.js';
import { eventually } from './support/eventually.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

const NAME = `product_${randomBytes(4).toString('hex')}`;

let database: TestDatabase;
let owner: Pool;
let role: Pool;
let product: TestApp;
let urls: { DATABASE_URL: string; MIGRATION_DATABASE_URL: string };
beforeAll(async () => {
  database = await createTestDatabase();
  const url = new URL(database.url);
  [url.username, url.password] = [NAME, encodeURIComponent("it's 100%")];
  urls = { DATABASE_URL: url.href, MIGRATION_DATABASE_URL: database.url };
  owner = openPool({ url: database.url, max: 1, name: 'test' });
  const config = { databaseUrl: url.href, migrationUrl: database.url };
  await prepareDatabase(config);
  role = openPool({ url: url.href, max: 1, name: 'test' });
  product = await startTestApp({ DATABASE_URL: url.href });
});
const horizon = () => product.app.get(Horizon, { strict: false });
afterAll(async () => {
  await product.close();
  await role.end();
  await owner.query(`drop owned by ${NAME} cascade; drop role ${NAME}`);
  await owner.end();
  await database.drop();
});

describe('the product, as a role that cannot alter the log', () => {
  it('takes members in, is worked with by staff, seals, rebuilds and erases', async () => {
    const creator = await newCreator(product);
    const admin = await product.admin();
    expect((await admin.post(`/api/admin/members/${idOf(creator)}/points`, { delta: 5 })).status).toBe(200);
    await upgrade(admin, creator);
    await eventually(async () => {
      const { body } = await admin.get<QueuesResponse>('/api/ops/queues');
      expect(body.items.find(({ name }) => name === 'membership-reviews')?.delayed).toBeGreaterThan(0);
    });
    expect(await typedAt(product, 'replay --all --compare', { env: urls })).toMatchObject({ exit: 0 });
    expect(await typedAt(product, 'replay profile', { env: urls })).toMatchObject({ exit: 0 });
    expect((await admin.post(`/api/audit/members/${idOf(creator)}/erase`, {})).status).toBeLessThan(300);
    await eventually(async () => {
      const { rows } = await role.query<{ size: number }>('select max(size)::int as size from es.seals');
      expect(rows[0]?.size).toBeGreaterThan(5);
    });
    expect(await typedAt(product, 'verify', { env: urls })).toMatchObject({ exit: 0, answer: { ok: true } });
    // Rebuilt read models may be behind for a moment.
    await eventually(async () => {
      const { answer } = await typedAt(product, 'doctor', { env: urls });
      for (const check of ['rights', 'consumers', 'parked events', 'queues', 'erasures'])
        expect([check, answer.findings.find((finding) => finding.check === check)?.state]).toEqual([check, 'good']);
    });
  });

  it.each(['events', 'seals', 'store'])('can neither alter nor delete es.%s, nor drop it', async (table) => {
    for (const statement of [`delete from es.${table}`, `truncate es.${table}`, `drop table es.${table}`])
      await expect(role.query(statement)).rejects.toMatchObject({ code: '42501' });
    const { rows } = await owner.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = 'es.${table}'::regclass and attnum > 0`,
    );
    for (const { name } of rows)
      await expect(role.query(`update es.${table} set ${name} = ${name}`)).rejects.toMatchObject({ code: '42501' });
  });

  it('alters what is named for it in grant-rights.ts, which a new table may have to be', async () => {
    const { rows } = await role.query<{ name: string }>(
      `select relname as name from pg_class where relnamespace = 'es'::regnamespace and relkind in ('r', 'p')
       and not has_table_privilege(oid, 'update') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['access_log', 'backups', 'events', 'seals', 'store']);
  });

  it.each([
    ['sees since when', 'grant', 'idle in transaction'],
    ['sees hidden', 'revoke', 'its state is hidden from our role'],
  ])('names the transaction of another role that holds the feed back, whose state it %s', async (_, right, state) => {
    await owner.query(`${right} pg_read_all_stats ${right === 'grant' ? 'to' : 'from'} ${NAME}`);
    const other = openPool({ url: database.url, max: 1, name: 'a stranger' });
    const holder = await other.connect();
    await holder.query('begin');
    const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid, pg_current_xact_id()');
    await eventually(async () => {
      const lag = await horizon().measure();
      expect(lag.heldBy).toMatchObject({ pid: rows[0]?.pid, application: 'a stranger', state });
      expect(lag.seconds).toBeGreaterThan(2);
    });
    await holder.query('rollback');
    await eventually(async () => expect((await horizon().measure()).seconds).toBeLessThan(2));
    holder.release();
    await other.end();
  });

  it('names a prepared transaction by its name, and a replication slot that nobody reads', async () => {
    await owner.query('begin; select pg_current_xact_id()');
    await owner.query(`prepare transaction 'left by a transaction manager'`);
    await eventually(async () => {
      const lag = await horizon().measure();
      expect(lag.heldBy).toMatchObject({ pid: null, preparedAs: 'left by a transaction manager' });
      expect(lag.seconds).toBeGreaterThan(1);
    });
    await owner.query(`rollback prepared 'left by a transaction manager'`);
    await owner.query(`select pg_create_physical_replication_slot('left', true)`);
    expect(await horizon().unreadSlots()).toMatchObject([{ name: 'left', bytes: expect.any(Number) }]);
    await owner.query(`select pg_drop_replication_slot('left')`);
  });

  it('can delete only old rows of the log of access', async () => {
    const rows = `select number + 1000000 + extra, at - make_interval(days => 40 * extra), kind, actor_id, session_id, route, subjects,
      filter, code, reason, mac from es.access_log, generate_series(0, 1) extra where number = 1`;
    await role.query(`insert into es.access_log ${rows}`);
    await expect(role.query('update es.access_log set code = null')).rejects.toMatchObject({ code: '42501' });
    expect((await role.query('delete from es.access_log')).rowCount).toBe(1);
    await owner.query('delete from es.access_log where number >= 1000000');
  });

  it('can only append to a table of the log that is added tomorrow', async () => {
    await owner.query('create table es.added (n int)');
    await typedAt(product, 'migrate', { env: urls });
    await role.query('insert into es.added values (1)');
    await expect(role.query('delete from es.added')).rejects.toMatchObject({ code: '42501' });
    await owner.query('drop table es.added');
  });

  it('is told who has to migrate', async () => {
    await owner.query(`delete from schema_migrations where name = '0012-admin'`);
    const again = prepareDatabase({ databaseUrl: urls.DATABASE_URL });
    await expect(again).rejects.toThrow('Run the command migrate first');
    await owner.query(`insert into schema_migrations (name) values ('0012-admin')`);
  });
});
