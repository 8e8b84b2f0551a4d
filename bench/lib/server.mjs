// A temporary PostgreSQL for one run, durable like the product's.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { built } from './built.mjs';

/** Migrated, with connections for many callers. */
export const withServer = (work) =>
  withPostgres({ max_connections: 200, max_wal_size: '4GB' }, async (url) => {
    const { migrate } = await built('platform/database/migrate.js');
    await migrate(url);
    return work(url);
  });

/** @param overrides PostgreSQL settings that differ from the product's */
export async function withPostgres(overrides, work) {
  const home = mkdtempSync(path.join(tmpdir(), 'sankofa-bench-'));
  const server = await startPostgres(home, overrides);
  try {
    return await work(server.url);
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
