import { Buffer } from 'node:buffer';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/lib/ports.mjs';
import { built } from './built.mjs';

const main = fileURLToPath(new URL('../../backend/dist/src/main.js', import.meta.url));

const secret = () => randomBytes(32).toString('base64');
const settings = {
  PUBLIC_URL: 'http://localhost',
  TRUSTED_PROXIES: '127.0.0.1',
  MAX_OPEN_REQUESTS: '1000',
  JWT_SECRET: secret(),
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
  SEAL_KEY: Buffer.alloc(32, 9).toString('base64'),
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'a password of the bench',
  LOG_LEVEL: 'error',
};

/** Runs the work with the started product, which does not listen yet. `more` are settings shared with its processes. */
export async function withProduct(url, role, work, more = {}) {
  const { readConfig } = await built('config/config.js');
  const { startApp } = await built('start/create-app.js');
  const app = await startApp(readConfig({ ...settings, ...more, DATABASE_URL: url, ROLE: role }));
  try {
    return await work(async (file, name) => app.get((await built(file))[name], { strict: false }), built, app);
  } finally {
    await app.close();
  }
}

/** Runs the work beside processes of these roles on the same database. */
export async function besideProcesses(url, roles, more, work) {
  const others = await Promise.all(roles.map((role) => startProcess({ ...more, DATABASE_URL: url, ROLE: role })));
  try {
    return await work();
  } finally {
    await Promise.all(others.map((stop) => stop()));
  }
}

async function startProcess(more) {
  const env = { ...process.env, ...settings, ...more, PORT: String(await freePort()) };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const exit = once(child, 'exit');
  return async () => {
    child.kill('SIGTERM');
    await exit;
  };
}
