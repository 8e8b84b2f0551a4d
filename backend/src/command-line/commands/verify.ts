import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ExportedLog } from '../../platform/proof/exported-log.js';
import { faultOfProof, readProof } from '../../platform/proof/exported-proof.js';
import { sealingKey, VerifyingKeys } from '../../platform/proof/seal-keys.js';
import { type Verdict, Verification } from '../../platform/proof/verification.js';
import { type CliCommand, type Outcome, UsageError } from '../command.js';
import { requireDatabaseWithData } from '../product.js';
import { withSealedLog } from '../sealed-log.js';

const FILE = 'An exported log (.ndjson) or proof (.json); without it, the log of the database.';

export const verify: CliCommand = {
  name: 'verify',
  about: 'Check the log against its seals; with FILE an exported log, or the proof of one event.',
  needs: 'Works while the product runs, and when it does not. With FILE it needs neither database nor settings.',
  words: [{ name: 'FILE', about: FILE, may: 'be left out' }],
  flags: { key: { type: 'string', value: 'PUBLIC-KEY', about: 'Who must have signed it; asked for with FILE.' } },
  run: async ({ words, flags }, { withSettings }) => {
    const [file] = words.FILE ?? [];
    const key = typeof flags.key === 'string' ? keyOf(flags.key) : undefined;
    if (file === undefined) return outcome(await withSettings((env) => verifyDatabase(env, key)));
    // The key comes from whom the reader trusts, never from the file.
    if (key === undefined) throw new UsageError('Say which key must have signed it: verify FILE --key PUBLIC-KEY.');
    return file.endsWith('.json') ? verifyProof(file, key) : verifyFile(file, key);
  },
};

function keyOf(text: string): VerifyingKeys {
  if (Buffer.from(text, 'base64').length !== 32) throw new UsageError('--key is 32 bytes in base64.');
  return new VerifyingKeys([text]);
}

async function verifyDatabase(env: NodeJS.ProcessEnv, key: VerifyingKeys | undefined): Promise<Verdict> {
  const { databaseUrl, sealKey } = await requireDatabaseWithData(env);
  const keys = key ?? new VerifyingKeys([sealingKey(sealKey).publicKey]);
  return withSealedLog(databaseUrl, (log) => new Verification(keys).run(log.entries()));
}

/** What fits as far as it goes may still have been cut short, or be followed by what no seal is over. */
async function verifyFile(file: string, keys: VerifyingKeys): Promise<Outcome> {
  const log = new ExportedLog(createInterface({ input: createReadStream(file) }));
  const verdict = await new Verification(keys).run(log.entries());
  const { announced } = log;
  const { eventsChecked, sealsChecked } = verdict;
  const isComplete = announced ? announced.events <= eventsChecked && announced.seals <= sealsChecked : null;
  const isLonger = announced !== undefined && (announced.events < eventsChecked || announced.seals < sealsChecked);
  const { isGood, says } = outcome(verdict);
  if (!isGood || (isComplete === true && !isLonger)) return { isGood, says, result: { ...verdict, isComplete } };
  if (!announced) return { isGood, says: [FROM_BEFORE, ...says], result: { ...verdict, isComplete } };
  const begun = `the export was begun with ${String(announced.events)} events and ${String(announced.seals)} seals`;
  const missing = `It is incomplete: ${begun}. Fetch the file again.`;
  const wrong = isLonger ? `It holds more than was exported: ${begun}.` : missing;
  return { isGood: false, says: [...says.slice(0, -1), wrong], result: { ...verdict, ok: false, isComplete } };
}

const FROM_BEFORE =
  'An earlier version wrote this file, which does not say where it ends: its end may have been cut off.';

async function verifyProof(file: string, keys: VerifyingKeys): Promise<Outcome> {
  const proof = readProof(await readFile(file, 'utf8'));
  const fault = faultOfProof(proof, keys);
  const { type, recordedAt } = proof.event;
  const good = `${type} of ${recordedAt} is in the log as it was sealed.`;
  const says = fault ? `The proof does not hold: ${fault}.` : good;
  return { isGood: fault === undefined, says: [says], result: { ok: fault === undefined, type, recordedAt, fault } };
}

function outcome(verdict: Verdict): Outcome {
  const { ok, eventsChecked, sealsChecked, notYetSealed, firstBadPosition = '', fault = '' } = verdict;
  const sealed = eventsChecked - notYetSealed;
  const reach = `The seals reach to event ${String(sealed)}; no seal vouches for what comes after it.`;
  const good = sealed > 0 ? 'All of it is as it was sealed.' : 'Nothing in it is sealed yet.';
  const says = [
    `${String(eventsChecked)} events and ${String(sealsChecked)} seals checked.`,
    ...(notYetSealed > 0 && sealed > 0 ? [reach] : []),
    ok ? good : `It does not fit at position ${firstBadPosition}: ${fault}.`,
  ];
  return { isGood: ok, says, result: verdict };
}
