// A PostgreSQL for one run of the bench: durable like the product's own, migrated, and gone afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { built } from './built.mjs';

export async function withServer(work) {
  const home = mkdtempSync(path.join(tmpdir(), 'sankofa-bench-'));
  const server = await startPostgres(home, { max_connections: 200, max_wal_size: '4GB' });
  try {
    const { migrate } = await built('platform/database/migrate.js');
    await migrate(server.url);
    return await work(server.url);
  } finally {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
