/** Settings that nothing is started with: describing the product needs neither a database nor a secret. */
export const unusedSettings = {
  PUBLIC_URL: 'http://localhost',
  DATABASE_URL: 'postgres://127.0.0.1:1/unused',
  JWT_SECRET: '-'.repeat(32),
  MASTER_KEY: Buffer.alloc(32).toString('base64'),
  SEAL_KEY: Buffer.alloc(32).toString('base64'),
  ADMIN_EMAIL: 'unused@example.com',
  ADMIN_PASSWORD: '-'.repeat(8),
};
