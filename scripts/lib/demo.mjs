// The settings of the demo: what a server of one's own would be told, made up here and kept beside the data.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { keptSecret } from './secrets.mjs';

const admin = { ADMIN_EMAIL: 'admin@sankofa.example', ADMIN_PASSWORD: 'sankofa-demo-admin' };

export function demoSettings(folder) {
  return {
    SANKOFA_DEMO: 'true',
    JWT_SECRET: keptSecret(folder, 'jwt.secret', () => randomBytes(32).toString('base64')),
    MASTER_KEY: keptSecret(folder, 'master.key', () => randomBytes(32).toString('base64')),
    ERASURE_LIST: path.join(folder, 'erasures.ndjson'),
    SEAL_KEY: keptSecret(folder, 'seal.key', () => randomBytes(32).toString('base64')),
    VAPID_PRIVATE_KEY: keptSecret(folder, 'vapid.key', () => randomBytes(32).toString('base64')),
    LOG_LEVEL: 'warn',
    ...admin,
  };
}

/** The product uses the database by a role that cannot alter the log; its owner only migrates. */
export function databaseSettings(folder, ownerUrl) {
  const product = new URL(ownerUrl);
  product.username = 'sankofa_product';
  product.password = keptSecret(folder, 'product.password', () => randomBytes(24).toString('hex'));
  return { DATABASE_URL: product.href, MIGRATION_DATABASE_URL: ownerUrl };
}
