// The running product: a database and the application, started and stopped together.
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
/** With an external database it answers for two more seconds, so that proxies notice the shutdown. */
const PROXIED_APP_TIMEOUT_MS = 5000;
const SHUTDOWN_TIMEOUT_MS = 4500;

/** Starts everything. It can be stopped at any moment, even during the start. */
export function startService() {
  const parts = {};
  return { ready: start(parts), stop: () => stop(parts), stopNow: () => stopDatabase(parts, 0) };
}

async function start(parts) {
  await claimDataAndPort();
  const frontEnd = buildFrontEnd(); // needed last
  frontEnd.catch(() => undefined); // reported where it is awaited
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

/** Claims the data folder and the port for the demo; otherwise the application checks its own port. */
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

/** Starts the packaged PostgreSQL with the demo's settings, unless DATABASE_URL names a server. */
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
