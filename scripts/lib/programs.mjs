// Programs of the system: found on the PATH, or installed where that is simple.
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { run } from './run.mjs';

const INSTALL_TIMEOUT_MS = 10 * 60_000;

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

/** On Debian as root, as in a test container. */
export const mayInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));

export async function install(name) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', name]]) {
    const { code, output } = await run('apt-get', args, { env, timeoutMs: INSTALL_TIMEOUT_MS });
    if (code !== 0) throw new Problem(`${name} could not be installed: apt-get ${args[0]} failed.\n\n${output.trim()}`);
  }
}
