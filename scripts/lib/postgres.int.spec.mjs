import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startPostgres } from './postgres.mjs';

const quick = { fsync: 'off' };
let home;
let server;
const pidFile = () => path.join(home, 'postgres/postmaster.pid');
const pid = () => Number.parseInt(readFileSync(pidFile(), 'utf8'), 10);

beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'sankofa-postgres-'));
});
afterAll(() => rmSync(home, { recursive: true }));

beforeEach(async () => {
  server = await startPostgres(home, quick);
});
afterEach(() => server.stop());

describe('the packaged PostgreSQL', () => {
  it('keeps its data, its password and its port', async () => {
    await query('create table kept (id int)');
    await server.stop();
    const { url } = server;
    server = await startPostgres(home, quick);
    expect(server.url).toBe(url);
    expect(await query('select count(*)::int as count from kept')).toEqual([{ count: 0 }]);
  });

  it('is safe where nothing says otherwise', async () => {
    await server.stop();
    server = await startPostgres(home);
    const safe = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'];
    for (const name of safe) expect(await query(`show ${name}`)).toEqual([{ [name]: 'on' }]);
    expect(await query('show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
  });

  it('takes over from a start that was killed', async () => {
    const orphan = pid();
    server = await startPostgres(home, quick);
    expect(pid()).not.toBe(orphan);
    expect(await query('select 1 as answer')).toEqual([{ answer: 1 }]);
  });

  it('recovers from a kill of its own', async () => {
    await query('create table survivor (id int)');
    process.kill(pid(), 'SIGKILL');
    server = await startPostgres(home, quick);
    expect(await query('select count(*)::int as count from survivor')).toEqual([{ count: 0 }]);
  });

  it('starts although its old number belongs to another program', async () => {
    await server.stop();
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(pidFile(), `${stranger.pid}\n${home}/postgres\n`);
    server = await startPostgres(home, quick);
    expect(pid()).not.toBe(stranger.pid);
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
  });

  it('moves to another port when its own is taken', async () => {
    await server.stop();
    const { port } = new URL(server.url);
    const squatter = createServer().listen(Number(port), '127.0.0.1');
    await once(squatter, 'listening');
    server = await startPostgres(home, quick);
    expect(new URL(server.url).port).not.toBe(port);
    expect(await query('select 1 as answer')).toEqual([{ answer: 1 }]);
    squatter.close();
  });

  it('refuses data of another version in one sentence', async () => {
    await server.stop();
    const version = path.join(home, 'postgres/PG_VERSION');
    const own = readFileSync(version);
    writeFileSync(version, '17\n');
    await expect(startPostgres(home, quick)).rejects.toThrow('was written by PostgreSQL 17');
    writeFileSync(version, own);
  });
});

async function query(statement) {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
