// npm run export -- FILE: writes the log with its seals as NDJSON, also while the product runs.
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buildBackend } from './lib/builds.mjs';
import { withDatabase } from './lib/database.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { ownPublicKey, verifying, withLog } from './lib/sealed-log.mjs';
import { readSettings } from './lib/settings.mjs';

try {
  readSettings();
  const [file] = process.argv.slice(2);
  if (!file) throw new Problem('Say where to: npm run export -- log.ndjson');
  await buildBackend();
  const { exportLines } = await verifying();
  await withDatabase(async (url) => {
    const to = createWriteStream(file, { mode: 0o600, flags: 'wx' });
    await withLog(url, (log) => pipeline(Readable.from(exportLines(log.entries())), to));
    console.log(`The sealed log is in ${file}. To check it anywhere:\n`);
    console.log(`  npm run verify -- ${file} --key ${await ownPublicKey()}\n`);
  });
} catch (error) {
  giveUp(error.code === 'EEXIST' ? new Problem(`${error.path} is there already.`) : error);
}
