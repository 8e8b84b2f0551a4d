// npm run sankofa -- COMMAND: the product's command line; --help lists the commands.
import { pathToFileURL } from 'node:url';
import { buildBackend } from './lib/builds.mjs';
import { withDatabase } from './lib/database.mjs';
import { inRoot } from './lib/paths.mjs';
import { giveUp } from './lib/problem.mjs';
import { readSettings } from './lib/settings.mjs';
import { progressToStandardError } from './lib/steps.mjs';

try {
  const args = process.argv.slice(2);
  if (args.includes('--json')) progressToStandardError();
  readSettings();
  await buildBackend();
  const { commandLine } = await import(pathToFileURL(inRoot('backend/dist/src/command-line/sankofa.js')).href);
  process.exit(await commandLine(args, (work) => withDatabase(() => work(process.env)), 'npm run sankofa --'));
} catch (error) {
  giveUp(error);
}
