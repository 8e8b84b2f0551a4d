// Before anything else, under any Node from 20 on: installs what builds and runs the product, unless it is there; with
// --all also what tests and checks it.
import { inRoot } from './lib/paths.mjs';
import { linkPostgresLibraries } from './lib/postgres-package.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { npm } from './lib/run.mjs';
import { installRuntime } from './lib/runtime.mjs';
import { hashOf, isStamped, stamp } from './lib/sources.mjs';
import { step } from './lib/steps.mjs';

const installed = inRoot('node_modules/.installed-from');
const lockfiles = hashOf(['package-lock.json', 'scripts/runtime/package-lock.json']);
const [forRunning, all] = [`${lockfiles} to run`, lockfiles];
const wantsAll = process.argv.includes('--all');

/** Without peers, as one of them is TypeScript, which the product can do without. */
function install() {
  if (!wantsAll) return npm(['ci', '--omit=dev', '--legacy-peer-deps', '--loglevel=error']);
  return npm(
    isStamped(installed, forRunning) ? ['install', '--no-save', '--loglevel=error'] : ['ci', '--loglevel=error'],
  );
}

async function setUp() {
  if (isStamped(installed, all) || (!wantsAll && isStamped(installed, forRunning))) return;
  await step(`Installing the packages${wantsAll ? ' and the tools' : ''} (the first time only)`, async () => {
    const { code, output } = await install();
    if (code !== 0) throw new Problem(`npm could not install the packages. It said:\n\n${output.trim()}`);
    await installRuntime();
    linkPostgresLibraries();
    stamp(installed, wantsAll ? all : forRunning);
  });
}

await setUp().catch(giveUp);
