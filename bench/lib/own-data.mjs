import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres } from '../../scripts/lib/postgres.mjs';

/** The settings of a product over a database that is there for this work alone. */
export async function withOwnData(work) {
  const home = mkdtempSync(path.join(tmpdir(), 'sankofa-bench-'));
  const database = await startPostgres(home);
  try {
    await work({ ...process.env, ...settings(), DATABASE_URL: database.url });
  } finally {
    await database.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

function settings() {
  const secret = () => randomBytes(32).toString('base64');
  return {
    PUBLIC_URL: 'http://localhost',
    HOST: '127.0.0.1',
    JWT_SECRET: secret(),
    MASTER_KEY: secret(),
    SEAL_KEY: secret(),
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: secret(),
    STAFF_SECOND_FACTOR: 'off',
  };
}
