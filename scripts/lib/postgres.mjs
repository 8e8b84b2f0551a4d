// Starts and stops the packaged PostgreSQL on a data folder of its own.
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

const ATTEMPTS = 20;

/**
 * A running PostgreSQL with its data under the given home: its address and the ways to keep and to stop it. What an
 * earlier run left behind is put in order first. It belongs to no terminal, so a Ctrl-C reaches the application, not
 * the database.
 */
export async function startPostgres(home, overrides = {}) {
  const programs = postgresPackage();
  const user = postgresUser(home, programs.postgres);
  const { data, password } = await prepareData(home, programs, user);
  const server = { home, data, overrides, control: (...args) => callControl(user, programs.pgCtl, data, args) };
  const port = await launch(server, () => keptPort(home));
  return {
    url: `postgresql://sankofa:${password}@127.0.0.1:${port}/postgres`,
    keepAlive: () => keepAlive(server, port),
    stop: (patience = 3000) => endServer(server, patience),
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
    const { code, output } = await control('start', '--wait', '--timeout=300', '--log', log);
    if (code === 0) return port;
    const story = output + (existsSync(log) ? readFileSync(log, 'utf8') : '');
    if (attempt === ATTEMPTS || server.isEnding || !mayPass(story)) {
      throw new Problem(`PostgreSQL did not start: ${causeIn(story, home)} (more in ${log}).`);
    }
    await pause(500);
  }
}

/** Should the server be killed while the application goes on, it comes back where the application looks for it. */
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

/** The port of the last start, or another free one when it is taken. */
async function keptPort(home) {
  const file = path.join(home, 'postgres.port');
  const last = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (last > 0 && (await isFree(last))) return last;
  const port = await freePort();
  writeFileSync(file, `${port}\n`);
  return port;
}

/** Someone took the port a moment before, or processes of a killed server are still leaving. */
const mayPass = (story) => /Address already in use|pre-existing shared memory block/.test(story);

async function endServer(server, patience) {
  server.isEnding = true;
  clearInterval(server.watch);
  await server.revival;
  await stopServer(server, patience);
}

/** Fast first: sessions end and all is written. A server that is not done in time loses nothing either: it recovers. */
async function stopServer({ control, data }, patience) {
  const seconds = Math.floor(patience / 1000);
  if (postmaster(data) !== undefined && seconds > 0) await control('stop', '--mode=fast', `--timeout=${seconds}`);
  if (postmaster(data) !== undefined) await control('stop', '--mode=immediate', '--timeout=5');
}

const pidFile = (data) => path.join(data, 'postmaster.pid');

/**
 * A start that was killed leaves its server running: it is stopped. A pid file whose number now belongs to another
 * program would keep PostgreSQL from starting: the number is made one that no process has. The file itself stays, as
 * PostgreSQL reads in it whether processes of the old server still hold the data.
 */
async function clearLeftovers(server) {
  const { data } = server;
  if (postmaster(data) !== undefined) return stopServer(server, 3000);
  if (!existsSync(pidFile(data))) return;
  const [, ...rest] = readFileSync(pidFile(data), 'utf8').split('\n');
  writeFileSync(pidFile(data), [2 ** 31 - 1, ...rest].join('\n'));
}

/** The number of the process that serves this data folder now. */
function postmaster(data) {
  if (!existsSync(pidFile(data))) return undefined;
  const pid = Number.parseInt(readFileSync(pidFile(data), 'utf8'), 10);
  return process.platform === 'win32' || commandOf(pid).includes(data) ? pid : undefined;
}
