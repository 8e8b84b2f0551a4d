import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import pg from 'pg';

import { replayIn } from '../../src/command-line/replay.js';
import { readConfig } from '../../src/config/config.js';
import { FakeClock } from '../../src/demo-data/fake-clock.js';
import { demoId } from '../../src/demo-data/people.js';
import { inTransaction, Pool } from '../../src/platform/database/pool.js';
import { Leases } from '../../src/platform/projections/lease.js';
import type { ReadModel } from '../../src/platform/projections/read-model.js';
import { ReadModelRegistry } from '../../src/platform/projections/read-model-registry.js';
import { RebuildRequests, shadowSchema } from '../../src/platform/projections/rebuild/rebuild-requests.js';
import { RebuildWorker } from '../../src/platform/projections/rebuild/rebuild-worker.js';
import { RetiredTables, ShadowTable } from '../../src/platform/projections/rebuild/shadow-table.js';
import { startApp } from '../../src/start/create-app.js';
import { eventually } from '../support/eventually.js';
import { settings } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { consumersBehind, differencesFromFold } from './check-read-models.js';
import { live, randomHistory } from './random-history.js';
import { RUN_TIMEOUT_MS, report, rounds } from './scale.js';
import { SteadyReader } from './steady-reader.js';

const actors = { adminId: demoId('admin'), reviewerId: demoId('reviewer'), passwordHash: 'none opens it' };
const ROUNDS = rounds(1);
const everything = { names: [], compare: false };

let database: TestDatabase;
let app: NestFastifyApplication;
const clock = new FakeClock();
const said: string[] = [];
const say = (line: string): void => void said.push(line);

async function list<Row extends object>(query: string): Promise<Row[]> {
  return (await app.get(Pool).query<Row>(query)).rows;
}

function readModel(name: string): ReadModel {
  const model = app
    .get(ReadModelRegistry)
    .all()
    .find(({ projector }) => projector.name === name);
  if (!model) throw new Error('There is no such read model.');
  return model;
}

const indexes = (): Promise<object[]> =>
  list(`select tablename, indexname, indexdef from pg_indexes where schemaname = 'read' order by 1, 2`);
const schemas = (): Promise<{ nspname: string }[]> =>
  list(`select nspname from pg_namespace where nspname ~ '^(rebuild|retired)_' order by 1`);

async function ownerOf(consumer: string): Promise<string | null | undefined> {
  const [row] = await list<{ owner: string | null }>(`select owner from es.checkpoints where consumer = '${consumer}'`);
  return row?.owner;
}

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startApp(readConfig({ ...settings, DATABASE_URL: database.url }), { clock });
  await live(app, clock, randomHistory(1, actors));
  expect(await consumersBehind(app)).toEqual([]);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('a comparison', () => {
  it('finds nothing where nothing is wrong, and leaves nothing behind', async () => {
    expect(await replayIn(app, { names: [], compare: true }, say)).toBe(0);
    expect(await schemas()).toEqual([]);
  });

  it('reports every row that differs, by its columns, and changes none', async () => {
    const [lost] = await list<{ id: string }>(
      'delete from read.orders where id = (select min(id::text)::uuid from read.orders) returning id',
    );
    const [bent] = await list<{ id: string }>(
      'update read.profile set points = points + 1, motivation = $$x$$ where id = (select min(id::text)::uuid from read.profile) returning id',
    );
    said.length = 0;
    expect(await replayIn(app, { names: ['orders', 'profile'], compare: true }, say)).toBe(2);
    expect(said).toContain(`  profile ${bent?.id ?? ''}: in both (motivation, points)`);
    expect(said.find((line) => line.includes(lost?.id ?? '-'))).toContain('only replayed');
    expect(await list(`select 1 from read.orders where id = '${lost?.id ?? ''}'`)).toEqual([]);
  });

  it('refuses a name that is none', async () => {
    await expect(replayIn(app, { names: ['order'], compare: true }, say)).rejects.toThrow('no read model order');
  });
});

describe('a rebuild', () => {
  it(
    'heals what was wrong while people read and write, and keeps every index under its name',
    async () => {
      const before = await indexes();
      const reader = await SteadyReader.of(app);
      for (let round = 1; round <= ROUNDS; round++) {
        const more = live(app, clock, randomHistory(round + 1, actors));
        await replayIn(app, everything, say);
        await more;
        expect(await consumersBehind(app)).toEqual([]);
        expect(await differencesFromFold(app)).toEqual([]);
      }
      const statuses = await reader.stop();
      report(`all read models rebuilt ${String(ROUNDS)} times; requests meanwhile: ${JSON.stringify(statuses)}`);
      expect(Object.keys(statuses)).toEqual(['200']);
      expect(await indexes()).toEqual(before);
    },
    RUN_TIMEOUT_MS,
  );

  it('keeps the retired tables for a day', async () => {
    const retired = (await schemas()).filter(({ nspname }) => nspname.startsWith('retired_'));
    expect(retired.length).toBeGreaterThan(10);
    expect(await schemas()).toEqual(retired);
    expect(await app.get(RetiredTables).dropOld()).toBe(0);
    await list(`update es.rebuilds set kept_until = kept_until - interval '25 hours'`);
    expect(await app.get(RetiredTables).dropOld()).toBe(retired.length);
    expect(await schemas()).toEqual([]);
  });

  it('is not begun again once it is done, and what it left all the same is cleared away', async () => {
    const [rebuilds, worker] = [app.get(RebuildRequests), app.get(RebuildWorker)];
    const done = (await rebuilds.latest())[0]!;
    await worker.replace([done]);
    expect(await schemas()).toEqual([]);
    expect(await rebuilds.abandoned()).toEqual([]);
    await list(`create schema ${shadowSchema(done)}`);
    expect(await rebuilds.abandoned()).toEqual([done]);
    await worker.cleanUp(done);
    expect(await schemas()).toEqual([]);
    expect(await rebuilds.one(done.id)).toEqual(done);
  });

  it('writes over a row that is put again', async () => {
    const [pool, shadow] = [app.get(Pool), new ShadowTable(readModel('finished-below'), 'rebuild_0')];
    const put = (id: string, points: number) => {
      const row = { id, points, completed: false, openDays: [1, 2], belowSince: null };
      return { id, before: undefined, after: row };
    };
    const [first, second] = [demoId('admin'), demoId('reviewer')];
    await inTransaction(pool, (tx) => shadow.create(tx));
    for (const changes of [[put(first, 1)], [put(first, 2), put(second, 3)]])
      await inTransaction(pool, (tx) => shadow.rows.write(tx, changes));
    const written = await list('select points, open_days as days from rebuild_0.finished_below order by points');
    expect(written).toEqual([2, 3].map((points) => ({ points, days: [1, 2] })));
    await shadow.drop(pool);
  });

  it('makes an index anew whose making broke off', async () => {
    const [pool, beside] = [app.get(Pool), new ShadowTable(readModel('members'), 'rebuild_0')];
    const valid = (): Promise<object[]> =>
      list(`select relname from pg_index join pg_class c on c.oid = indexrelid
            where indrelid = 'rebuild_0.members'::regclass and indisvalid order by 1`);
    await inTransaction(pool, (tx) => beside.create(tx));
    await beside.addIndexes(pool);
    const all = await valid();
    await list(`update pg_index set indisvalid = false where indexrelid = 'rebuild_0.members_search'::regclass`);
    expect(await valid()).toHaveLength(all.length - 1);
    await beside.addIndexes(pool);
    expect(await valid()).toEqual(all);
    await beside.drop(pool);
  });

  it('leaves everything as it was when it is cancelled', async () => {
    const [rebuilds, pool] = [app.get(RebuildRequests), app.get(Pool)];
    const table = () => list(`select 'read.members'::regclass::oid`);
    const before = await table();
    const row = await inTransaction(pool, async (tx) => {
      const requested = await rebuilds.request(tx, 'members', 'replace');
      await rebuilds.cancel(tx, 'members');
      return requested;
    });
    await app.get(RebuildWorker).replace([row]);
    expect(await rebuilds.one(row.id)).toMatchObject({ state: 'cancelled' });
    expect(await table()).toEqual(before);
    expect(await schemas()).toEqual([]);
  });

  it('lets the live table follow, and ends when its process does, while others do not let go of the table', async () => {
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin; lock table read.members in access share mode');
    const row = await app.get(RebuildRequests).request(app.get(Pool), 'members', 'compare'); // no worker knows of it
    const stopping = new AbortController();
    const replacing = app.get(RebuildWorker).replace([row], stopping.signal);
    await eventually(async () => expect(await ownerOf('members')).toMatch(/ rebuilding$/));
    await eventually(async () => expect(await ownerOf('members')).toBe(app.get(Leases).owner));
    stopping.abort();
    await replacing;
    await other.end();
    await app.get(RebuildWorker).cleanUp(row);
    expect(await schemas()).toEqual([]);
  });

  it('is carried out by a worker when someone asks for it, and says how far it came', async () => {
    const rebuilds = app.get(RebuildRequests);
    const { id } = await rebuilds.request(app.get(Pool), 'members', 'replace');
    await expect(rebuilds.request(app.get(Pool), 'members', 'replace')).rejects.toThrow('REBUILD_RUNNING');
    for (let row = await rebuilds.one(id); row.state === 'running'; row = await rebuilds.one(id));
    const { state, eventsDone, eventsTotal } = await rebuilds.one(id);
    expect({ state, eventsDone }).toEqual({ state: 'done', eventsDone: eventsTotal });
    expect(eventsTotal).toBeGreaterThan(100);
    expect(await differencesFromFold(app)).toEqual([]);
  });

  it('leaves the others of its pass alone when it is cancelled', async () => {
    const [rebuilds, pool, worker] = [app.get(RebuildRequests), app.get(Pool), app.get(RebuildWorker)];
    const rows = await inTransaction(pool, async (tx) => {
      const requested = [];
      for (const name of ['members', 'orders', 'profile']) requested.push(await rebuilds.request(tx, name, 'replace'));
      await rebuilds.cancel(tx, 'orders');
      return requested;
    });
    await worker.replaceAndWait(rows);
    const states = await Promise.all(rows.map(async ({ id }) => (await rebuilds.one(id)).state));
    expect(states).toEqual(['done', 'cancelled', 'done']);
    expect(await differencesFromFold(app)).toEqual([]);
  });
});
