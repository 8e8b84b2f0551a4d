// The product as built, in this process, on a database of the bench.
import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';

const built = (file) => import(new URL(`../../backend/dist/src/${file}`, import.meta.url).href);

const secret = () => randomBytes(32).toString('base64');
const settings = {
  PUBLIC_URL: 'http://localhost',
  JWT_SECRET: secret(),
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  SEAL_KEY: Buffer.alloc(32, 9).toString('base64'),
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'a password of the bench',
  LOG_LEVEL: 'error',
};

/** Does the work with the running product, not listening yet, and the parts that are asked for by file and name. */
export async function withProduct(url, role, work) {
  const { readConfig } = await built('platform/config/config.js');
  const { startApp } = await built('create-app.js');
  const app = await startApp(readConfig({ ...settings, DATABASE_URL: url, ROLE: role }));
  try {
    return await work(async (file, name) => app.get((await built(file))[name], { strict: false }), built, app);
  } finally {
    await app.close();
  }
}
