import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM, p } from '@mikro-orm/postgresql';
import { testDatabase } from '../../../test/support/fixtures.js';
import { ormOptions } from '../database/database.module.js';
import { readTable } from './read-model.js';
import type { ReadModelProgress } from './read-model-progress.js';
import { ReadModels } from './read-models.js';

const Mark = readTable('Mark', 'marks', {
  id: p.text().primary(),
  memberId: p.text(),
  day: p.integer(),
  givenAt: p.datetime(),
  seenAt: p.datetime().nullable(),
});

const columns = 'id text primary key, member_id text, day int, given_at timestamptz, seen_at timestamptz';
const atOf = (day: number) => new Date(Date.UTC(2026, 2, day, 9));
const markOf = (day: number) => ({ id: `ada-${day}`, memberId: 'ada', day, givenAt: atOf(day), seenAt: null });

const database = testDatabase(1);

let orm: MikroORM;
let readModels: ReadModels;
beforeAll(async () => {
  await database.pool.query(`create table read.marks (${columns})`);
  for (const day of [1, 2, 3, 4])
    await database.pool.query('insert into read.marks values ($1, $2, $3, $4)', Object.values(markOf(day)).slice(0, 4));
  const options = ormOptions({ databaseUrl: database.url, replicaUrls: [] });
  orm = await MikroORM.init({ ...options, entities: [Mark], pool: { min: 1, max: 1 } });
  readModels = new ReadModels(orm.em, {} as ReadModelProgress);
});
afterAll(() => orm.close(true));

const prepared = async () => {
  const text = 'select statement from pg_prepared_statements order by name';
  const rows = await orm.em.execute<{ statement: string }[]>(text);
  return rows.map(({ statement }) => statement);
};

it('reads the rows of a member as they are asked for, with statements prepared once for all members', async () => {
  for (const day of [1, 2, 3]) expect(await readModels.one(Mark, `ada-${String(day)}`)).toEqual(markOf(day));
  expect(await readModels.one(Mark, 'nobody')).toBeNull();
  expect(await prepared()).toHaveLength(1);

  const newest = [{ givenAt: 'desc' as const }];
  const paged = (page: number, memberId = 'ada') => readModels.page(Mark, { memberId }, newest, { page, pageSize: 2 });
  expect(await paged(1)).toMatchObject({ items: [markOf(4), markOf(3)], total: 4 });
  expect(await paged(2)).toMatchObject({ items: [markOf(2), markOf(1)], total: 4, nextCursor: null });
  expect(await paged(3)).toMatchObject({ items: [], total: 4, nextCursor: null });
  expect(await paged(1, 'obi')).toMatchObject({ items: [], total: 0 });
  expect(await prepared()).toHaveLength(4);

  const since = (day: number) => readModels.all(Mark, { memberId: 'ada', givenAt: { $gt: atOf(day) }, seenAt: null });
  expect(await since(2)).toEqual([markOf(3), markOf(4)]);
  expect(await since(4)).toEqual([]);
  expect(await prepared()).toHaveLength(5);
});

it('reads for many at once with one statement, each as if alone', async () => {
  const newest = [{ givenAt: 'desc' as const }];
  const paged = (memberId: string, page: number) => readModels.page(Mark, { memberId }, newest, { page, pageSize: 2 });
  const asked = [1, 2, 1].flatMap((page) => ['ada', 'obi', 'nobody'].map((id) => [id, page] as const));
  const alone = [];
  for (const [id, page] of asked) alone.push(await paged(id, page));
  expect(await Promise.all(asked.map((one) => paged(...one)))).toEqual(alone);
  expect(await prepared()).toContainEqual(expect.stringContaining('with ordinality as asked'));
});

it('asks for any other rows with a statement of their own', async () => {
  const before = await prepared();
  expect(await readModels.all(Mark, { day: { $in: [1, 4] } })).toEqual([markOf(1), markOf(4)]);
  expect(await readModels.countUpTo(3, Mark, {})).toBe(3);
  expect(await prepared()).toEqual(before);
});

it('goes on once a newer build has put a table with more columns in its place', async () => {
  await database.pool.query(`
    create table read.marks_next (like read.marks including all, note text not null default 'new');
    insert into read.marks_next select * from read.marks;
    begin; drop table read.marks; alter table read.marks_next rename to marks; commit`);
  expect(await readModels.one(Mark, 'ada-1')).toEqual(markOf(1));
  expect(await readModels.all(Mark, { day: 2 })).toEqual([markOf(2)]);
});
