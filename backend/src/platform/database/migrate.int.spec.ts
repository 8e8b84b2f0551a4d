import { expect, it } from '@jest/globals';
import { testDatabase } from '../../../test/support/fixtures.js';
import { migrate, ObsoleteSchema } from './migrate.js';

const database = testDatabase(2);
const incarnation = async (): Promise<number | undefined> => {
  const { rows } = await database.pool.query<{ inc: number }>('select inc from es.store');
  return rows[0]?.inc;
};

it('moves the incarnation on once when the log has come to another cluster, and leaves it alone at home', async () => {
  await migrate(database.url);
  expect(await incarnation()).toBe(1);
  await database.pool.query('update es.store set system_id = 1');
  await Promise.all([migrate(database.url), migrate(database.url)]);
  expect(await incarnation()).toBe(2);
});

it('lets rebuilds begin anew after an upgrade, also one that ended during it, and a mere start disturbs none', async () => {
  const { pool, url } = database;
  const rebuilds = async () =>
    (
      await pool.query<{ text: string }>(`select read_model || ' ' || state as text from es.rebuilds order by id`)
    ).rows.map(({ text }) => text);
  await pool.query(`insert into es.rebuilds (read_model, purpose, state, events_total, started_at) values
    ('orders', 'replace', 'running', 1, now()), ('loans', 'replace', 'done', 1, now() + interval '1 hour'),
    ('wallet', 'replace', 'done', 1, now()), ('payments', 'compare', 'running', 1, now())`);
  const before = ['orders running', 'loans done', 'wallet done', 'payments running'];
  await migrate(url);
  expect(await rebuilds()).toEqual(before);
  await pool.query('alter table es.rebuilds drop constraint rebuilds_state_check');
  await pool.query(`alter table es.rebuilds add constraint rebuilds_state_check check (state <> 'waiting')`);
  await pool.query(`delete from schema_migrations where name = '0031-rebuilds-of-upgrades'`);
  await migrate(url);
  expect(await rebuilds()).toEqual(['orders cancelled', ...before.slice(1), 'loans waiting', 'orders waiting']);
});

it('leaves what a newer build migrated as it is', async () => {
  const names = async (): Promise<unknown[]> =>
    (await database.pool.query<{ name: string }>('select name from schema_migrations order by name')).rows;
  await database.pool.query(`insert into schema_migrations (name) values ('9000-of-a-newer-build')`);
  const before = await names();
  await migrate(database.url);
  expect(await names()).toEqual(before);
  expect(before.at(-1)).toEqual({ name: '9000-of-a-newer-build' });
});

it.each(['0001-event-log', '0001-log'])(
  'refuses a database of before the baseline, whose first was %s',
  async (first) => {
    await database.pool.query(`update schema_migrations set name = $1 where name like '0001-%'`, [first]);
    await expect(migrate(database.url)).rejects.toThrow(ObsoleteSchema);
  },
);
