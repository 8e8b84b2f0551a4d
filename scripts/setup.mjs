// Before anything else, under any Node from 20 on: installs the packages of the lockfile, unless they are there.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { linkPostgresLibraries } from './lib/postgres-package.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { npm, run } from './lib/run.mjs';
import { isStamped, stamp } from './lib/sources.mjs';
import { step } from './lib/steps.mjs';

const installed = inRoot('node_modules/.installed-from');
const runtime = inRoot('node_modules/.bin/node');

async function install() {
  const { code, output } = await npm(['ci', '--loglevel=error']);
  if (code !== 0) throw new Problem(`npm ci failed, so there is nothing to run yet. It said:\n\n${output.trim()}`);
}

/** Where install scripts are switched off, the package brings its Node only when it is asked to. */
async function installRuntime() {
  if (existsSync(runtime) || process.platform === 'win32') return;
  const cwd = inRoot('node_modules/node');
  const { code, output } = await run(process.execPath, ['installArchSpecificPackage.js'], { cwd });
  if (code !== 0) throw new Problem(`The Node that Sankofa runs on could not be installed:\n\n${output.trim()}`);
  rmSync(runtime, { force: true });
  symlinkSync('../node/bin/node', runtime);
}

async function setUp() {
  const lockfile = createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex');
  if (isStamped(installed, lockfile)) return;
  await step('Installing the packages (a minute or two, the first time only)', async () => {
    await install();
    await installRuntime();
    linkPostgresLibraries();
    stamp(installed, lockfile);
  });
}

await setUp().catch(giveUp);
