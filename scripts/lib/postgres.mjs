// Starts and stops the packaged PostgreSQL on its own data folder.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, isFree } from './ports.mjs';
import { causeIn, prepareData, writeSettings } from './postgres-data.mjs';
import { postgresPackage } from './postgres-package.mjs';
import { postgresUser } from './postgres-user.mjs';
import { Problem } from './problem.mjs';
import { commandOf } from './processes.mjs';
import { run } from './run.mjs';

const MAX_ATTEMPTS = 20;

/** Starts it with its data under `home`, detached from the terminal, so that Ctrl-C reaches the application only. */
export async function startPostgres(home, overrides = {}) {
  const programs = postgresPackage();
  const user = postgresUser(home, programs.postgres);
  const { data, password } = await prepareData(home, programs, user);
  const server = { home, data, overrides, control: (...args) => callControl(user, programs.pgCtl, data, args) };
  const port = await launch(server, () => lastPort(home));
  return {
    url: `postgresql://sankofa:${password}@127.0.0.1:${port}/postgres`,
    keepAlive: () => keepAlive(server, port),
    stop: (timeoutMs = 3000) => endServer(server, timeoutMs),
  };
}

function callControl(user, pgCtl, data, args) {
  const [command, full, options] = user.command(pgCtl, ['-D', data, ...args]);
  return run(command, full, { ...options, cwd: '/' });
}

async function launch(server, choosePort) {
  const { home, data, overrides, control } = server;
  const log = path.join(data, 'server.log');
  await clearLeftovers(server);
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort();
    writeSettings(data, { port, ...overrides });
    if (existsSync(log)) renameSync(log, `${log}.old`);
    const { code, output: said } = await control('start', '--wait', '--timeout=300', '--log', log);
    if (code === 0) return port;
    const output = said + (existsSync(log) ? readFileSync(log, 'utf8') : '');
    if (attempt === MAX_ATTEMPTS || server.isEnding || !isTransient(output)) {
      throw new Problem(`PostgreSQL did not start: ${causeIn(output, home)} (more in ${log}).`);
    }
    await pause(500);
  }
}

/** Restarts a server that was killed, on the port where the application expects it. */
function keepAlive(server, port) {
  let isBusy = false;
  server.watch = setInterval(async () => {
    if (isBusy || postmaster(server.data) !== undefined) return;
    isBusy = true;
    console.error('PostgreSQL is gone, starting it again.');
    server.revival = launch(server, () => port).catch(({ message }) => console.error(message));
    await server.revival;
    isBusy = false;
  }, 1000).unref();
}

async function lastPort(home) {
  const file = path.join(home, 'postgres.port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (last > 0 && (await isFree(last))) return last;
  const port = await freePort();
  writeFileSync(file, `${port}\n`);
  return port;
}

/** The port was just taken, or processes of a killed server have not ended yet. */
const isTransient = (output) => /Address already in use|pre-existing shared memory block/.test(output);

async function endServer(server, timeoutMs) {
  server.isEnding = true;
  clearInterval(server.watch);
  await server.revival;
  await stopServer(server, timeoutMs);
}

/** A fast stop, then an immediate one after the timeout, which loses nothing either: the next start recovers. */
async function stopServer({ control, data }, timeoutMs) {
  const seconds = Math.floor(timeoutMs / 1000);
  if (postmaster(data) !== undefined && seconds > 0) await control('stop', '--mode=fast', `--timeout=${seconds}`);
  if (postmaster(data) !== undefined) await control('stop', '--mode=immediate', '--timeout=5');
}

const pidFile = (data) => path.join(data, 'postmaster.pid');

/** Stops a server left by a killed start, and removes a pid file whose pid belongs to another program now. */
async function clearLeftovers(server) {
  const { data } = server;
  if (postmaster(data) !== undefined) return stopServer(server, 3000);
  if (!existsSync(pidFile(data))) return;
  const [, ...rest] = readFileSync(pidFile(data), 'utf8').split('\n');
  writeFileSync(pidFile(data), [2 ** 31 - 1, ...rest].join('\n'));
}

function postmaster(data) {
  if (!existsSync(pidFile(data))) return undefined;
  const pid = Number.parseInt(readFileSync(pidFile(data), 'utf8'), 10);
  return process.platform === 'win32' || commandOf(pid).includes(data) ? pid : undefined;
}
