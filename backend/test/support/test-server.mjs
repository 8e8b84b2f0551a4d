// Runs a PostgreSQL for the integration tests, with a migrated template that each test file copies.
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { releaseLock, takeLock } from '../../../scripts/lib/lock.mjs';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';

const PREFIX = 'sankofa-test-';
const TEMPLATE = 'template_migrated';
const quick = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: 400,
  max_prepared_transactions: 2,
};

export async function startTestServer(migrate) {
  await sweep();
  const home = mkdtempSync(path.join(tmpdir(), PREFIX));
  takeLock(home);
  const server = await startPostgres(home, quick);
  const template = new URL(server.url);
  template.pathname = TEMPLATE;
  await execute(server.url, `create database ${TEMPLATE}`);
  await migrate(template.href);
  return { url: server.url, template: TEMPLATE, stop: () => discard(home, server) };
}

async function execute(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function discard(home, server) {
  await server.stop();
  rmSync(path.join(home, 'postgres'), { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }); // before others may sweep it
  releaseLock(home);
  rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }); // its processes still exit
}

/** Removes servers of killed runs. Nobody holds the lock of their folders any more. */
async function sweep() {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const home = path.join(tmpdir(), name);
    const isOurs = statSync(home).uid === process.getuid?.() && existsSync(path.join(home, 'postgres'));
    if (isOurs && takeLock(home)) await discard(home, await startPostgres(home, quick));
  }
}
