// A PostgreSQL for one run of the bench: durable like the product's own, and gone afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { built } from './built.mjs';

/** Migrated, and with room for many callers. */
export const withServer = (work) =>
  withPostgres({ max_connections: 200, max_wal_size: '4GB' }, async (url) => {
    const { migrate } = await built('platform/database/migrate.js');
    await migrate(url);
    return work(url);
  });

/** @param overrides settings of PostgreSQL that are not the product's */
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
