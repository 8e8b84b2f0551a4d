// The Node that runs Sankofa: the host's if it is new enough, or one installed separately.
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';
import { Problem } from './problem.mjs';
import { npm, run } from './run.mjs';
import { hashOf, isStamped, stamp } from './sources.mjs';

const folder = inRoot('scripts/runtime');
const installed = path.join(folder, 'node_modules/.installed-from');
const program = process.platform === 'win32' ? 'node.exe' : 'node';

export const MIN_NODE = Number.parseInt(
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).dependencies.node,
  10,
);

export const isOldNode = () => Number.parseInt(process.versions.node, 10) < MIN_NODE;

/** True if the packages were installed under a newer Node than the present one. */
export const lacksRuntime = () => isOldNode() && !existsSync(inRoot('node_modules/.bin', program));

/** If one is installed, it may be the one running this, so the host's may still be too old. */
export async function installRuntime() {
  if (!isOldNode() && !existsSync(installed)) return;
  const lockfile = hashOf(['scripts/runtime/package-lock.json']);
  if (!isStamped(installed, lockfile)) {
    await succeed(npm(['ci', '--ignore-scripts', '--loglevel=error'], { cwd: folder }));
    const cwd = path.join(folder, 'node_modules/node');
    await succeed(run(process.execPath, ['installArchSpecificPackage.js'], { cwd }));
    stamp(installed, lockfile);
  }
  link();
}

/** Links it where npm looks first. Symbolic links need special rights on Windows. */
function link() {
  const target = path.join(folder, 'node_modules/node/bin', program);
  const place = inRoot('node_modules/.bin', program);
  mkdirSync(path.dirname(place), { recursive: true });
  rmSync(place, { force: true });
  if (process.platform === 'win32') linkSync(target, place);
  else symlinkSync(path.relative(path.dirname(place), target), place);
}

async function succeed(work) {
  const { code, output } = await work;
  if (code !== 0) throw new Problem(`The Node that Sankofa runs on could not be installed:\n\n${output.trim()}`);
}
