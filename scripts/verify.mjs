// npm run verify: checks the log against its seals; with -- FILE --key PUBLIC_KEY an exported log (.ndjson) or the
// proof of one event (.json), without a database.
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { buildBackend } from './lib/builds.mjs';
import { withDatabase } from './lib/database.mjs';
import { giveUp, Problem } from './lib/problem.mjs';
import { ownPublicKey, verifying, withLog } from './lib/sealed-log.mjs';
import { readSettings } from './lib/settings.mjs';
import { secondsSince } from './lib/steps.mjs';

async function verifyFile(file, key) {
  const { readExport, Verification, VerifyingKeys } = await verifying();
  const lines = createInterface({ input: createReadStream(file) });
  return new Verification(new VerifyingKeys([key])).run(readExport(lines));
}

/** Whether one event is in the log that was sealed. */
async function verifyProof(file, key) {
  const { faultOfProof, VerifyingKeys } = await verifying();
  const proof = JSON.parse(await readFile(file, 'utf8'));
  const fault = faultOfProof(proof, new VerifyingKeys([key]));
  const { type, recordedAt } = proof.event;
  console.log(
    fault ? `The proof does not hold: ${fault}.` : `${type} of ${recordedAt} is in the log as it was sealed.`,
  );
  process.exitCode = fault ? 1 : 0;
}

function verifyDatabase(key) {
  return withDatabase(async (url) => {
    const { Verification, VerifyingKeys } = await verifying();
    const keys = new VerifyingKeys([key ?? (await ownPublicKey())]);
    return withLog(url, (log) => new Verification(keys).run(log.entries()));
  });
}

async function verifyLog(file, key) {
  const start = performance.now();
  const verdict = await (file ? verifyFile(file, key) : verifyDatabase(key));
  const { ok, eventsChecked, sealsChecked, notYetSealed, firstBadPosition, fault } = verdict;
  console.log(`${eventsChecked} events and ${sealsChecked} seals checked in ${secondsSince(start)}`);
  if (notYetSealed > 0) console.log(`No seal vouches for the last ${notYetSealed} events.`);
  const good = eventsChecked > 0 ? 'All of it is as it was sealed.' : 'Nothing in it is sealed yet.';
  console.log(ok ? good : `It does not fit at position ${firstBadPosition}: ${fault}.`);
  process.exitCode = ok ? 0 : 1;
}

try {
  readSettings();
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true });
  const [file] = positionals;
  // The key comes from whom the reader trusts, never from the file.
  if (file && !values.key)
    throw new Problem('Say which key must have signed it: npm run verify -- FILE --key PUBLIC_KEY');
  await buildBackend();
  if (file?.endsWith('.json')) await verifyProof(file, values.key);
  else await verifyLog(file, values.key);
} catch (error) {
  giveUp(error.message.startsWith('Line ') ? new Problem(error.message) : error);
}
