// The user that runs PostgreSQL, which refuses to run as root.
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { Problem } from './problem.mjs';

const NOBODY = 65534;
const namespace = ['unshare', ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']];

/** For root: gives the files to another account, or uses a user namespace if that account cannot reach them. */
export function postgresUser(home, program) {
  if (process.getuid?.() !== 0) return { command: (file, args) => [file, args, {}], own: () => {} };
  const account = ownerBesideRoot(home);
  if (everyoneMayPass(path.dirname(home)) && canRun(program, account)) {
    return { command: (file, args) => [file, args, account], own: (folder) => handOver(folder, account) };
  }
  const [unshare, flags] = namespace;
  if (spawnSync(unshare, [...flags, program, '--version']).status === 0) {
    return {
      command: (file, args) => [unshare, [...flags, file, ...args], {}],
      own: (folder) => handOver(folder, { uid: 0, gid: 0 }),
    };
  }
  throw new Problem(
    `PostgreSQL does not run as root, and another account cannot reach ${home}: run as another user, or move the clone to a folder that everyone may pass, such as /srv.`,
  );
}

function ownerBesideRoot(home) {
  for (const place of [path.join(home, 'postgres'), root]) {
    if (!existsSync(place)) continue;
    const { uid, gid } = statSync(place);
    if (uid !== 0) return { uid, gid };
  }
  return { uid: NOBODY, gid: NOBODY };
}

function everyoneMayPass(folder) {
  const passable = (statSync(folder).mode & 0o001) !== 0;
  return passable && (path.dirname(folder) === folder || everyoneMayPass(path.dirname(folder)));
}

const canRun = (program, account) => spawnSync(program, ['--version'], account).status === 0;

function handOver(place, account) {
  if (lstatSync(place).uid !== account.uid) giveAll(place, account);
  if (account.uid !== 0) chmodSync(path.dirname(place), 0o711);
}

function giveAll(place, { uid, gid }) {
  chownSync(place, uid, gid);
  if (!lstatSync(place).isDirectory()) return;
  for (const name of readdirSync(place)) giveAll(path.join(place, name), { uid, gid });
}
