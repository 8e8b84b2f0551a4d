import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { findAlteredAccounts } from '../../modules/identity/accounts/altered-accounts.js';
import { findAlteredAccess } from '../../platform/access-log/access-log-check.js';
import type { Config } from '../../platform/config/config.js';
import type { Pool } from '../../platform/database/pool.js';
import { addAltered, describeAltered } from '../../platform/proof/altered-records.js';
import { SealFile } from '../../platform/proof/anchors/seal-file.js';
import { ExportedLog } from '../../platform/proof/exported-log.js';
import { faultOfProof, readProofs } from '../../platform/proof/exported-proof.js';
import { type KeptHead, parseHeads, verifyingKeysOf } from '../../platform/proof/seal.js';
import { VerifyingKeys } from '../../platform/proof/seal-keys.js';
import { SealStore } from '../../platform/proof/seal-store.js';
import { type Verdict, Verification } from '../../platform/proof/verification.js';
import { Peppers } from '../../platform/secrets/peppers.js';
import { linesIn } from '../../platform/text/lines.js';
import { type CliCommand, CommandFailed, type Outcome, UsageError } from '../command.js';
import { requireDatabaseWithData } from '../product.js';
import { withSealedLog } from '../sealed-log.js';

const ANCHOR =
  'What an anchor holds, as a file, a web address or NUMBER:SIZE:ROOT: the log must continue each seal in it. It may be repeated.';
const KEY =
  'Who must have signed it; asked for with FILE. One alone may have named others after it; give several to trust no more.';
const FILE = 'An exported log (.ndjson) or proofs (.json); without it, the log of the database.';

export const verify: CliCommand = {
  name: 'verify',
  about: 'Check the log against its seals; with FILE an exported log, or the proofs of events.',
  needs: 'Works while the product runs, and when it does not. With FILE it needs neither database nor settings.',
  words: [{ name: 'FILE', about: FILE, may: 'be left out' }],
  flags: {
    key: { type: 'string', multiple: true, value: 'PUBLIC-KEY', about: KEY },
    anchor: { type: 'string', multiple: true, value: 'SEAL', about: ANCHOR },
  },
  run: async ({ words, flags }, { withSettings, say }) => {
    const [file] = words.FILE ?? [];
    const typed = [flags.key ?? []].flat() as string[];
    const key = typed.length > 0 ? { keys: keysOf(typed), follows: typed.length === 1 } : undefined;
    const anchors = (await Promise.all(([flags.anchor ?? []].flat() as string[]).map(readAnchor))).flat();
    if (file === undefined) return outcome(await withSettings((env) => verifyDatabase(env, key, anchors, say)));
    // The key must come from a source that the reader trusts, never from the file.
    if (key === undefined) throw new UsageError('Say which key must have signed it: verify FILE --key PUBLIC-KEY.');
    return file.endsWith('.json') ? verifyProofs(file, key.keys) : verifyFile(file, key, anchors);
  },
};

interface Trust {
  readonly keys: VerifyingKeys;
  readonly follows: boolean;
}

export function keysOf(typed: readonly string[]): VerifyingKeys {
  const isKey = (text: string): boolean => Buffer.from(text, 'base64').length === 32;
  if (!typed.every(isKey)) throw new UsageError('--key is 32 bytes in base64.');
  return new VerifyingKeys(typed);
}

async function readAnchor(typed: string): Promise<KeptHead[]> {
  const heads = parseHeads(await textOfAnchor(typed));
  if (heads.length > 0) return heads;
  throw new UsageError(`--anchor is a file or an address that holds a seal, or NUMBER:SIZE:ROOT; ${typed} is neither.`);
}

async function textOfAnchor(typed: string): Promise<string> {
  if (existsSync(typed)) return readFile(typed, 'utf8');
  if (!/^https?:/.test(typed)) return typed;
  const answer = await fetch(typed).catch(() => undefined);
  if (!answer?.ok) throw new CommandFailed(`${typed} does not answer with a seal. Save what it holds as a file.`);
  return answer.text();
}

async function verifyDatabase(
  env: NodeJS.ProcessEnv,
  key: Trust | undefined,
  anchors: readonly KeptHead[],
  say: (line: string) => void,
): Promise<Verdict> {
  const config = await requireDatabaseWithData(env);
  const { seal } = await new SealFile(config).read();
  const known = seal ? [...anchors, seal] : anchors;
  return withSealedLog(config.databaseUrl, async (log, pool) => {
    const altered = await findAlteredAccounts(pool);
    const keys = key?.keys ?? verifyingKeysOf(config, await new SealStore(pool).handovers());
    const verification = new Verification(keys, known, key?.follows);
    for (const line of altered.length > 0 ? [describeAltered(altered)] : []) say(`Accounts are ${line}.`);
    const verdict = addAltered(await verification.run(log.hashes()), altered);
    return verdict.ok ? addAccessLog(verdict, pool, config, say) : verdict;
  });
}

async function addAccessLog(verdict: Verdict, pool: Pool, config: Config, say: (line: string) => void) {
  const peppers = new Peppers(pool, config);
  const row = await findAlteredAccess({ pool, peppers, keepDays: config.accessLogDays, now: new Date() });
  const place = `is altered, missing or added at row ${String(row)}.`;
  say(`The log of access ${row === undefined ? 'is as it was written, and as the log has it.' : place}`);
  return row === undefined ? verdict : { ...verdict, ok: false, fault: 'access log altered' as const };
}

/** A file that fits may still be truncated, or go on with events that no seal covers. */
async function verifyFile(file: string, { keys, follows }: Trust, anchors: readonly KeptHead[]): Promise<Outcome> {
  const log = new ExportedLog(linesIn(createReadStream(file, 'utf8')));
  const verdict = await new Verification(keys, anchors, follows).run(log.entries());
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

async function verifyProofs(file: string, keys: VerifyingKeys): Promise<Outcome> {
  const checked = readProofs(await readFile(file, 'utf8')).map((proof) => {
    const { type, recordedAt } = proof.event;
    return { type, recordedAt, fault: faultOfProof(proof, keys) };
  });
  const says = checked.map(({ type, recordedAt, fault }) => {
    const name = `${type} of ${recordedAt}`;
    return fault ? `The proof of ${name} does not hold: ${fault}.` : `${name} is in the log as it was sealed.`;
  });
  const isGood = checked.length > 0 && checked.every(({ fault }) => fault === undefined);
  return { isGood, says, result: { ok: isGood, events: checked } };
}

function outcome(verdict: Verdict): Outcome {
  const { ok, eventsChecked, sealsChecked, notYetSealed, firstBadPosition = '', fault = '' } = verdict;
  const sealed = eventsChecked - notYetSealed;
  const at = firstBadPosition === '' ? '' : ` at position ${firstBadPosition}`;
  const reach = `The seals reach to event ${String(sealed)}; no seal vouches for what comes after it.`;
  const good = sealed > 0 ? 'All of it is as it was sealed.' : 'Nothing in it is sealed yet.';
  const says = [
    `${String(eventsChecked)} events and ${String(sealsChecked)} seals checked.`,
    ...(notYetSealed > 0 && sealed > 0 ? [reach] : []),
    fault === '' ? good : `It does not fit${at}: ${fault}.`,
  ];
  return { isGood: ok, says, result: verdict };
}
