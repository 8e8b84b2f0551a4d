// npm run verify: checks the log against its seals; with -- FILE --key PUBLIC_KEY an exported one, without a database.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { buildBackend } from './lib/builds.mjs';
import { withDatabase } from './lib/database.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { ownPublicKey, verifying, withLog } from './lib/sealed-log.mjs';
import { readSettings } from './lib/settings.mjs';
import { secondsSince } from './lib/steps.mjs';

/** The key comes from whom the reader trusts, never from the file. */
async function verifyFile(file, key) {
  if (!key) throw new Problem('Say which key must have signed it: npm run verify -- FILE --key PUBLIC_KEY');
  const { readExport, Verification, VerifyingKeys } = await verifying();
  const lines = createInterface({ input: createReadStream(file) });
  return new Verification(new VerifyingKeys([key])).run(readExport(lines));
}

function verifyDatabase(key) {
  return withDatabase(async (url) => {
    const { Verification, VerifyingKeys } = await verifying();
    const keys = new VerifyingKeys([key ?? (await ownPublicKey())]);
    return withLog(url, (log) => new Verification(keys).run(log.entries()));
  });
}

try {
  readSettings();
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  await buildBackend();
  const start = performance.now();
  const verdict = await (positionals[0] ? verifyFile(positionals[0], values.key) : verifyDatabase(values.key));
  const { ok, eventsChecked, sealsChecked, notYetSealed, firstBadPosition, fault } = verdict;
  console.log(`${eventsChecked} events and ${sealsChecked} seals checked in ${secondsSince(start)}`);
  if (notYetSealed > 0) console.log(`No seal vouches for the last ${notYetSealed} events.`);
  const good = eventsChecked > 0 ? 'All of it is as it was sealed.' : 'Nothing in it is sealed yet.';
  console.log(ok ? good : `It does not fit at position ${firstBadPosition}: ${fault}.`);
  process.exitCode = ok ? 0 : 1;
} catch (error) {
  giveUp(error.message.startsWith('Line ') ? new Problem(error.message) : error);
}
