// npm run replay -- [name ... | --all] [--compare]: fills read models anew from the log, beside a running product or alone.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildBackend } from './lib/builds.mjs';
import { demoSettings } from './lib/demo.mjs';
import { takeLock } from './lib/lock.mjs';
import { dataFolder, inRoot } from './lib/paths.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { startDatabase, stopDatabase } from './lib/service.mjs';
import { fillIn, readSettings } from './lib/settings.mjs';

const PATIENCE_MS = 3000;
const parts = {};

try {
  const request = requested(process.argv.slice(2));
  readSettings();
  await buildBackend();
  await findDatabase();
  const { replay } = await import(pathToFileURL(inRoot('backend/dist/src/replay.js')).href);
  const differing = await replay(request, (line) => console.log(line));
  await stopDatabase(parts, PATIENCE_MS);
  process.exit(differing > 0 ? 1 : 0);
} catch (error) {
  await stopDatabase(parts, PATIENCE_MS);
  giveUp(error);
}

function requested(args) {
  const names = args.filter((arg) => !arg.startsWith('--'));
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = flags.find((flag) => !['--all', '--compare'].includes(flag));
  if (unknown || names.length > 0 === flags.includes('--all')) {
    throw new Problem('Say which: npm run replay -- <read model> ... or --all, each with --compare to change nothing.');
  }
  return { names, compare: flags.includes('--compare') };
}

/** The server of DATABASE_URL, the packaged one that is running, or that one started for the while. */
async function findDatabase() {
  if (process.env.DATABASE_URL) return;
  const home = dataFolder();
  if (takeLock(home)) return startDatabase(parts);
  const kept = (name) => readFileSync(path.join(home, name), 'utf8').trim();
  if (!existsSync(path.join(home, 'postgres.port'))) throw new Problem('Sankofa is still starting; try again then.');
  const url = `postgresql://sankofa:${kept('postgres.password')}@127.0.0.1:${kept('postgres.port')}/postgres`;
  fillIn({ DATABASE_URL: url, ...demoSettings(home) });
}
