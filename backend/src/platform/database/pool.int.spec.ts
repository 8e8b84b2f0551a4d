import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { openPool, type Pool } from './pool.js';

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
