import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { OwnPostgres } from '../../../test/faults/own-servers.js';
import { eventually } from '../../../test/support/eventually.js';
import { proxyTo, type TcpProxy } from '../../../test/support/tcp-proxy.js';
import { ormOptions } from './database.module.js';
import { openPool, type Pool } from './pool.js';
import { assertPrimary, serversOf } from './servers.js';
import { isDatabaseUnavailable } from './sql-state.js';

const servers = [new OwnPostgres(), new OwnPostgres()];
const [one, two] = [0, 1];
let addresses: URL[];
let lines: TcpProxy[];
let url: string;
let pool: Pool;

beforeAll(async () => {
  for (const server of servers) await server.start();
  addresses = servers.map((server) => new URL(server.url));
  lines = await Promise.all(servers.map((server) => proxyTo(server.url)));
  const { username, password } = addresses[one]!;
  await on(two, `alter role ${username} password '${password}'`);
  addresses[two]!.password = password;
  const hosts = lines.map((line) => new URL(line.url).host).join(',');
  url = `postgres://${username}:${password}@${hosts}/postgres?target_session_attrs=read-write`;
  pool = openPool({ url, max: 3, name: 'test' });
});
afterAll(async () => {
  await pool.end();
  await Promise.all(lines.map((line) => line.cut()));
  for (const server of servers) await server.discard();
});

async function on(which: number, ...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: addresses[which]!.href });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** The server `which` becomes the primary. The others take no writes, as replicas do. */
async function makePrimary(which: number | undefined): Promise<void> {
  for (const each of [one, two]) {
    const isReadOnly = each === which ? 'off' : 'on';
    await on(each, `alter system set default_transaction_read_only = ${isReadOnly}`, 'select pg_reload_conf()');
  }
}

const port = 'show port';
const portOf = (which: number) => [{ port: addresses[which]!.port }];
const isAt = (which: number) => eventually(async () => expect((await pool.query(port)).rows).toEqual(portOf(which)));

it.each([two, one])('A connection goes to the primary, wherever it stands in the address', async (which) => {
  await makePrimary(which);
  await isAt(which);
  const orm = await MikroORM.init(ormOptions({ databaseUrl: url, replicaUrls: [] }));
  expect(await orm.em.fork().execute(port)).toEqual(portOf(which));
  await orm.close(true);
});

it('Connections to a former primary are ended, as is what it was asked to write', async () => {
  const kept = await pool.connect();
  const ended = new Promise<Error>((resolve) => kept.once('error', resolve));
  await makePrimary(two);
  expect(isDatabaseUnavailable(await kept.query('create table lost ()').catch((error: unknown) => error))).toBe(true);
  expect(isDatabaseUnavailable(await ended)).toBe(true);
  kept.release(true);
  await isAt(two);
});

it('A line that falls silent is given up once another server is the primary', async () => {
  const asked = pool.query('select pg_sleep(60)').catch((error: unknown) => error);
  lines[two]!.stall();
  await makePrimary(one);
  expect(isDatabaseUnavailable(await asked)).toBe(true);
  await isAt(one);
  lines[two]!.resume();
});

it('Without a primary a replica is read from, says its age, and takes nothing', async () => {
  await makePrimary(undefined);
  lines[one]!.stall();
  await isAt(two);
  expect(serversOf(url)?.replicaAge).toBeLessThan(10);
  expect(() => assertPrimary(url)).toThrow('All servers are replicas.');
  const refusal: unknown = await pool.query('create table never ()').catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refusal)).toBe(true);
  lines[one]!.resume();
  await makePrimary(one);
  await isAt(one);
  expect(serversOf(url)?.replicaAge).toBeUndefined();
});

it('Without any server a connection is refused as from a database that is away', async () => {
  await Promise.all(lines.map((line) => line.cut()));
  const refusal: unknown = await pool.query(port).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(refusal)).toBe(true);
  await Promise.all(lines.map((line) => line.mend()));
  await isAt(one);
});
