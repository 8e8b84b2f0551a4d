// Runs under any Node from 20 on: installs what builds and runs the product if it is missing, with --all also what
// tests and checks it.
import { inRoot } from './lib/paths.mjs';
import { linkPostgresLibraries } from './lib/postgres-package.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { npm } from './lib/run.mjs';
import { installRuntime, lacksRuntime } from './lib/runtime.mjs';
import { hashOf, isStamped, stamp } from './lib/sources.mjs';
import { step } from './lib/steps.mjs';

const installed = inRoot('node_modules/.installed-from');
const lockfiles = hashOf(['package-lock.json', 'scripts/runtime/package-lock.json']);
const [forRunning, all] = [`${lockfiles} to run`, lockfiles];
const wantsAll = process.argv.includes('--all');

/** Without peers, as one of them is TypeScript, which the product does not need. */
async function installPackages() {
  const ofTools = isStamped(installed, forRunning) ? ['install', '--no-save'] : ['ci'];
  const args = wantsAll ? ofTools : ['ci', '--omit=dev', '--legacy-peer-deps'];
  const { code, output } = await npm([...args, '--loglevel=error']);
  if (code !== 0) throw new Problem(`npm could not install the packages. It said:\n\n${output.trim()}`);
  linkPostgresLibraries();
  stamp(installed, wantsAll ? all : forRunning);
}

async function setUp() {
  const isInstalled = isStamped(installed, all) || (!wantsAll && isStamped(installed, forRunning));
  if (isInstalled && !lacksRuntime()) return;
  await step(`Installing the packages${wantsAll ? ' and the tools' : ''} (the first time only)`, async () => {
    if (!isInstalled) await installPackages();
    await installRuntime();
  });
}

await setUp().catch(giveUp);
