import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { migrate, ObsoleteSchema } from './migrate.js';
import { openPool, type Pool } from './pool.js';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool({ url: database.url, max: 2, name: 'test' });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
const incarnation = async (): Promise<number | undefined> => {
  const { rows } = await pool.query<{ inc: number }>('select inc from es.store');
  return rows[0]?.inc;
};

it('moves the incarnation on once when the log has come to another cluster, and leaves it alone at home', async () => {
  await migrate(database.url);
  expect(await incarnation()).toBe(1);
  await pool.query('update es.store set system_id = 1');
  await Promise.all([migrate(database.url), migrate(database.url)]);
  expect(await incarnation()).toBe(2);
});

it('leaves what a newer build migrated as it is', async () => {
  const names = async (): Promise<unknown[]> =>
    (await pool.query<{ name: string }>('select name from schema_migrations order by name')).rows;
  await pool.query(`insert into schema_migrations (name) values ('9000-of-a-newer-build')`);
  const before = await names();
  await migrate(database.url);
  expect(await names()).toEqual(before);
  expect(before.at(-1)).toEqual({ name: '9000-of-a-newer-build' });
});

it.each(['0001-event-log', '0001-log'])(
  'refuses a database of before the baseline, whose first was %s',
  async (first) => {
    await pool.query(`update schema_migrations set name = $1 where name like '0001-%'`, [first]);
    await expect(migrate(database.url)).rejects.toThrow(ObsoleteSchema);
  },
);
