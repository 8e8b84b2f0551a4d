// npm run restore -- FOLDER: loads a backup into an empty database, erases again, replays the read models, verifies.
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
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Problem('Say which backup: npm run restore -- FOLDER');
  await buildBackend();
  const { restore } = await import(pathToFileURL(inRoot('backend/dist/src/restore.js')).href);
  const verdict = await withDatabase(() => restore(path.resolve(folder), process.env, step));
  const { ok, eventsChecked, sealsChecked, firstBadPosition, fault } = verdict;
  console.log(`  ${eventsChecked} events and ${sealsChecked} seals checked.`);
  if (!ok) throw new Problem(`The log does not fit its seals at position ${firstBadPosition}: ${fault}.`);
  console.log('  All of it is as it was sealed. npm start goes on from here.');
} catch (error) {
  giveUp(
    /BackupUnusable|MASTER_KEY/.test(`${error.constructor.name} ${error.message}`) ? new Problem(error.message) : error,
  );
}
