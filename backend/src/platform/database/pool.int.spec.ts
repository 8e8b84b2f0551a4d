import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { openPool, type Pool, queryWithoutTimeout } from './pool.js';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 1, name: 'test' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function connection(): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

describe('the connection of a statement that failed', () => {
  it.each([
    ['refused', 'select 1/0', '22012'],
    ['too slow', `set statement_timeout = 20; select pg_sleep(5)`, '57014'],
  ])('is kept when it was %s', async (_, statement, code) => {
    const before = await connection();
    await expect(pool.query(statement)).rejects.toMatchObject({ code });
    expect(await connection()).toBe(before);
  });

  it('is closed when it was cut, and the next statement has another', async () => {
    const before = await connection();
    await expect(pool.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
    expect(await connection()).not.toBe(before);
  });
});

it('A statement that may take long has no limits, and leaves them to the next', async () => {
  const limits = `select current_setting('statement_timeout') as statement, current_setting('transaction_timeout') as
    transaction where $1`;
  expect(await queryWithoutTimeout(pool, limits, [true])).toEqual([{ statement: '0', transaction: '0' }]);
  expect((await pool.query(limits, [true])).rows).toEqual([{ statement: '30s', transaction: '30s' }]);
});
