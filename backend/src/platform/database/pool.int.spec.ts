import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { testDatabase } from '../../../test/support/fixtures.js';
import { createTestDatabase } from '../../../test/support/test-database.js';
import { ormOptions } from './database.module.js';
import { inTransaction, openPool, queryWithoutTimeout } from './pool.js';

const database = testDatabase(1);

async function connection(): Promise<number> {
  const { rows } = await database.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

describe('the connection of a statement that failed', () => {
  it.each([
    ['refused', 'select 1/0', '22012'],
    ['too slow', `set statement_timeout = 20; select pg_sleep(5)`, '57014'],
  ])('is kept when it was %s', async (_, statement, code) => {
    const before = await connection();
    await expect(database.pool.query(statement)).rejects.toMatchObject({ code });
    expect(await connection()).toBe(before);
  });

  it('is closed when it was cut, and the next statement has another', async () => {
    const before = await connection();
    await expect(database.pool.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
    expect(await connection()).not.toBe(before);
  });
});

it('A statement that may take long has no limits, and leaves them to the next', async () => {
  const limits = `select current_setting('statement_timeout') as statement, current_setting('transaction_timeout') as
    transaction where $1`;
  expect(await queryWithoutTimeout(database.pool, limits, [true])).toEqual([{ statement: '0', transaction: '0' }]);
  expect((await database.pool.query(limits, [true])).rows).toEqual([{ statement: '30s', transaction: '30s' }]);
});

describe('a transaction', () => {
  const expectNothing = async () => {
    const { rows } = await database.pool.query<{ late: string | null }>(`select to_regclass('late') as late`);
    expect(rows).toEqual([{ late: null }]);
  };

  it('runs nothing once it has failed, not even what comes later', async () => {
    let later: Promise<unknown> = Promise.resolve();
    const failed = inTransaction(database.pool, (tx) => {
      later = setImmediate().then(() => tx.query('create table late ()'));
      return Promise.all([Promise.reject(new Error('The lease is lost.')), later]);
    });
    await expect(failed).rejects.toThrow('The lease is lost.');
    await expect(later).rejects.toThrow('The transaction is over.');
    await expectNothing();
  });

  it('names the statement that failed, of those that went out together', async () => {
    const failed = inTransaction(database.pool, (tx) =>
      Promise.all([tx.query('create table late ()'), tx.query('select 1 / 0'), tx.query('select 1')]),
    );
    await expect(failed).rejects.toThrow('division by zero');
    await expectNothing();
  });
});

describe('a session', () => {
  const odd = {
    datestyle: 'SQL, DMY',
    intervalstyle: 'iso_8601',
    timezone: 'Asia/Tokyo',
    default_transaction_isolation: 'serializable',
    search_path: 'pg_catalog',
  };
  const settings = `select name, setting from pg_settings
    where name in ('DateStyle', 'IntervalStyle', 'TimeZone', 'default_transaction_isolation')`;

  it('has the settings that statements count on, whatever its database sets', async () => {
    const other = await createTestDatabase();
    for (const [name, value] of Object.entries(odd))
      await database.pool.query(`alter database ${new URL(other.url).pathname.slice(1)} set ${name} = '${value}'`);
    const product = openPool({ url: other.url, max: 1, name: 'test' });
    const orm = await MikroORM.init(ormOptions({ databaseUrl: other.url, replicaUrls: [] }));
    const read = async (rows: Promise<{ name: string; setting: string }[]>) =>
      Object.fromEntries((await rows).map(({ name, setting }) => [name.toLowerCase(), setting]));
    const query = async () => (await product.query<{ name: string; setting: string }>(settings)).rows;
    const sound = {
      datestyle: 'ISO, MDY',
      intervalstyle: 'postgres',
      timezone: 'UTC',
      default_transaction_isolation: 'read committed',
    };
    expect(await read(query())).toEqual(sound);
    expect(await read(orm.em.fork().execute(settings))).toEqual(sound);
    expect((await product.query(`show search_path`)).rows).toEqual([{ search_path: 'public' }]);
    await orm.close(true);
    await product.end();
    await other.drop();
  });

  it('of the read models is opened with all that the address says, such as how TLS is to be', async () => {
    const at = (name: string) => `${database.url}?application_name=${name}`;
    const orm = await MikroORM.init(ormOptions({ databaseUrl: at('first'), replicaUrls: [at('replica')] }));
    const names = ['read', 'write'] as const;
    const found = names.map((kind) => orm.em.getConnection(kind).execute('show application_name'));
    expect(await Promise.all(found)).toEqual([[{ application_name: 'replica' }], [{ application_name: 'first' }]]);
    await orm.close(true);
  });
});
