// The settings of the demo: generated secrets, kept beside the data.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptSecret } from './secrets.mjs';

const admin = { ADMIN_EMAIL: 'admin@sankofa.example', ADMIN_PASSWORD: 'sankofa-demo-admin' };

export function demoSettings(folder) {
  return {
    SANKOFA_DEMO: 'true',
    DEMO_SIZE: demoSizeOf(folder),
    JWT_SECRET: keptSecret(folder, 'jwt.secret', () => randomBytes(32).toString('base64')),
    MASTER_KEY: keptSecret(folder, 'master.key', () => randomBytes(32).toString('base64')),
    ERASURE_LIST: path.join(folder, 'erasures.ndjson'),
    SEAL_KEY: keptSecret(folder, 'seal.key', () => randomBytes(32).toString('base64')),
    VAPID_PRIVATE_KEY: keptSecret(folder, 'vapid.key', () => randomBytes(32).toString('base64')),
    LOG_LEVEL: 'warn',
    ...admin,
  };
}

/** The product uses a role that cannot alter the log; the owner only migrates. */
export function databaseSettings(folder, ownerUrl) {
  const product = new URL(ownerUrl);
  product.username = 'sankofa_product';
  product.password = keptSecret(folder, 'product.password', () => randomBytes(24).toString('hex'));
  return { DATABASE_URL: product.href, MIGRATION_DATABASE_URL: ownerUrl };
}

export const demoSizes = ['small', 'large', 'empty'];

const sizeFile = (folder) => path.join(folder, 'demo.size');

export const demoSizeOf = (folder) =>
  existsSync(sizeFile(folder)) ? readFileSync(sizeFile(folder), 'utf8').trim() : 'small';

/** Deletes the demo's data, so that the next start fills it again. Its secrets stay. */
export function resetDemo(folder, size) {
  for (const name of ['postgres', 'postgres.password', 'erasures.ndjson', 'newest-seal.json']) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  writeFileSync(sizeFile(folder), `${size}\n`);
}
