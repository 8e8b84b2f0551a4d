// The data folder of the packaged PostgreSQL: created once; its settings are written at each start.
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';
import { keptSecret } from './secrets.mjs';

const MB = 1024 * 1024;
const MIN_FREE_BYTES = 32 * MB;

/** A quarter of the memory (in bytes), as PostgreSQL advises, but at most what a million members need. */
export const cacheFor = (memory) => `${Math.max(128, Math.min(1024, Math.floor(memory / 4 / MB)))}MB`;

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 100,
  shared_buffers: cacheFor(Math.min(totalmem(), process.constrainedMemory() || Infinity)),
  max_wal_size: '1GB',
  min_wal_size: '80MB',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
};

export async function prepareData(home, server, user) {
  mkdirSync(home, { recursive: true });
  const data = path.join(home, 'postgres');
  if (!existsSync(data)) {
    const password = keptSecret(home, 'postgres.password', () => randomBytes(24).toString('hex'));
    await create(home, data, password, server, user);
  }
  accessSync(data, constants.R_OK | constants.X_OK);
  checkVersion(data, server);
  if (!existsSync(path.join(home, 'postgres.password'))) {
    throw new Problem(`${home} holds data but not postgres.password: bring that file back, or remove the folder.`);
  }
  user.own(data);
  return { data, password: keptSecret(home, 'postgres.password') };
}

/** Creates it beside its place and renames it when complete, so that an interruption leaves nothing half done. */
async function create(home, data, password, { initdb }, user) {
  const draft = path.join(home, 'postgres.new');
  const passwordFile = path.join(draft, 'password');
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(path.join(draft, 'data'), { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  user.own(draft);
  const [command, args, options] = user.command(initdb, [
    ...['-D', path.join(draft, 'data'), '-U', 'sankofa', '--pwfile', passwordFile, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'],
  ]);
  const { code, output } = await run(command, args, { ...options, cwd: '/' });
  if (code !== 0) throw new Problem(`The database could not be created in ${home}: ${causeIn(output, home)}.`);
  renameSync(path.join(draft, 'data'), data);
  rmSync(draft, { recursive: true, force: true });
}

function checkVersion(data, { major }) {
  const file = path.join(data, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'an unknown version';
  if (found === major) return;
  throw new Problem(
    `${data} was written by PostgreSQL ${found}, this is PostgreSQL ${major}: move it away, or restore it from a backup.`,
  );
}

export function writeSettings(data, overrides) {
  const lines = Object.entries({ ...settings, ...overrides }).map(([name, value]) => `${name} = '${value}'`);
  writeFileSync(path.join(data, 'postgresql.conf'), `${lines.join('\n')}\n`);
}

export function causeIn(output, home) {
  const { bavail, bsize } = statfsSync(home);
  if (bavail * bsize < MIN_FREE_BYTES || output.includes('No space left on device')) return 'the disk is full';
  const complaints = output.match(/(?:FATAL|PANIC|error|could not)[^\n]*/g) ?? output.trim().split('\n');
  return complaints.at(-1).replace(/^(FATAL|PANIC|error):\s*/, '');
}
