// Programs that the system brings: found on the path, or installed where that is simple.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

const MAY_TAKE = 10 * 60_000;

/** Where programs of these names would be, in the order of the names. */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** On Debian as root, as in a container for tests. */
export const mayInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

/** Installs a package of the system; a service that it brings is not started. */
export async function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    const { code, output } = await run('apt-get', args, { env, mayTake: MAY_TAKE });
    if (code !== 0) throw new Problem(`${name} could not be installed: apt-get ${args[0]} failed.\n\n${output.trim()}`);
  }
}
