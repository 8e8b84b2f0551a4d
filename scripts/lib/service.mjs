// The running product: a database and the application on it, started and stopped as one.
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { buildBackend, buildFrontEnd } from './builds.mjs';
import { databaseSettings, demoSettings } from './demo.mjs';
import { takeLock } from './lock.mjs';
import { dataFolder, inRoot } from './paths.mjs';
import { isFree } from './ports.mjs';
import { startPostgres } from './postgres.mjs';
import { Problem } from './problem.mjs';
import { fillIn } from './settings.mjs';
import { step } from './steps.mjs';

const APP_TIMEOUT_MS = 3000;
/** Without the packaged database it still answers for two seconds, so that proxies hear that it ends. */
const PROXIED_APP_TIMEOUT_MS = 5000;
const SHUTDOWN_TIMEOUT_MS = 4500;

/** Starts all of it. What is there so far can be stopped at any moment, also while the rest is still starting. */
export function startService() {
  const parts = {};
  return { ready: start(parts), stop: () => stop(parts), stopNow: () => stopDatabase(parts, 0) };
}

async function start(parts) {
  await claimDataAndPort();
  const frontEnd = buildFrontEnd(); // which is needed last
  frontEnd.catch(() => undefined); // told when it is waited for
  await buildBackend();
  await startDatabase(parts);
  return step('Starting Sankofa', async () => {
    const { bootstrap } = await import(applicationFile());
    const keep = (application) => {
      parts.application = application;
    };
    return bootstrap(process.env, step, keep, frontEnd);
  });
}

/** The data folder and the port of the demo belong to one start at a time; else the application looks at its port. */
export async function claimDataAndPort() {
  if (!isDemo()) return;
  claimData();
  await claimPort();
}

const isDemo = () => !process.env.DATABASE_URL;

function claimData() {
  if (takeLock(dataFolder())) return;
  throw new Problem(
    `Sankofa is already running on ${dataFolder()}. Stop it first, or give this one SANKOFA_DATA and PORT of its own.`,
  );
}

async function claimPort() {
  const port = Number(process.env.PORT || 3000);
  if (process.env.ROLE === 'worker' || !isPort(port) || (await isFree(port))) return;
  throw new Problem(`Port ${port} is taken. Stop what listens there, or choose another: PORT=3001 npm start`);
}

const isPort = (port) => Number.isInteger(port) && port >= 0 && port <= 65_535;

/** The packaged PostgreSQL, with the settings of the demo, unless DATABASE_URL names a server. */
export async function startDatabase(parts) {
  if (!isDemo()) return;
  parts.database = step('Starting PostgreSQL', () => startPostgres(dataFolder()));
  const database = await parts.database;
  database.keepAlive();
  fillIn({ ...databaseSettings(dataFolder(), database.url), ...demoSettings(dataFolder()) });
}

function applicationFile() {
  const file = inRoot('backend/dist/src/start/bootstrap.js');
  if (!existsSync(file)) throw new Problem('There is no build of the backend: npm run build makes one.');
  return pathToFileURL(file).href;
}

async function stop(parts) {
  const start = Date.now();
  const timeoutMs = parts.database ? APP_TIMEOUT_MS : PROXIED_APP_TIMEOUT_MS;
  await Promise.race([parts.application?.close(), pause(timeoutMs, undefined, { ref: false })]);
  await stopDatabase(parts, SHUTDOWN_TIMEOUT_MS - (Date.now() - start));
}

export async function stopDatabase(parts, timeoutMs) {
  const database = await parts.database?.catch(() => undefined);
  await database?.stop(timeoutMs);
}
