// npm run backup -- FOLDER: writes all that cannot be computed again to a new folder, also while the product runs.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildBackend } from './lib/builds.mjs';
import { withDatabase } from './lib/database.mjs';
import { inRoot } from './lib/paths.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { readSettings } from './lib/settings.mjs';
import { step } from './lib/steps.mjs';

try {
  readSettings();
  const folder = path.resolve(process.argv[2] ?? `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}`);
  if (existsSync(folder)) throw new Problem(`${folder} is there already.`);
  await buildBackend();
  const { backUp } = await import(pathToFileURL(inRoot('backend/dist/src/platform/backup/back-up.js')).href);
  const { tables } = await withDatabase((url) => step('Writing the backup', () => backUp(url, folder)));
  const { rows } = tables.find(({ name }) => name === 'es.events');
  console.log(
    `  ${rows} events and ${tables.length} tables are in ${folder}. Its keys/ is best kept apart from its log/.`,
  );
} catch (error) {
  giveUp(error);
}
