import { randomBytes } from 'node:crypto';
import { withPostgres } from './server.mjs';

export const withOwnData = (work) =>
  withPostgres({}, (url) => work({ ...process.env, ...settings(), DATABASE_URL: url }));

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
