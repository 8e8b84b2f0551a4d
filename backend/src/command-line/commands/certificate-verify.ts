import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { certificateOf } from '../../modules/creator-journey/domain/certificate.aggregate.js';
import { nameDigestOf } from '../../modules/creator-journey/domain/certificate.decider.js';
import type { CertificateIssued } from '../../modules/creator-journey/domain/certificate.events.js';
import { parseCertificateNumber } from '../../modules/creator-journey/domain/certificate-number.js';
import type { SignedCertificate } from '../../modules/creator-journey/read-models/certificates/certificates.response.js';
import { exportProof, faultOfProof, readProofs } from '../../platform/proof/exported-proof.js';
import { Proofs } from '../../platform/proof/proofs.js';
import { verifyingKeysOf } from '../../platform/proof/seal.js';
import type { VerifyingKeys } from '../../platform/proof/seal-keys.js';
import { SealStore } from '../../platform/proof/seal-store.js';
import { type CliCommand, CommandFailed, type Outcome, UsageError } from '../command.js';
import { requireDatabaseWithData } from '../product.js';
import { withSealedLog } from '../sealed-log.js';
import { keysOf } from './verify.js';

const KEY = 'Who must have signed it; asked for with FILE. It may be repeated.';

export const verifyCertificate: CliCommand = {
  name: 'certificate verify',
  about: 'Check the signature over a certificate, and with NUMBER whether it is valid today.',
  needs: 'Works while the product runs, and when it does not. With FILE it needs neither database nor settings.',
  words: [{ name: 'FILE|NUMBER', about: 'The signed document that its page gives, or a number of this installation.' }],
  flags: { key: { type: 'string', multiple: true, value: 'PUBLIC-KEY', about: KEY } },
  run: async ({ words, flags }, { withSettings }) => {
    const [typed = ''] = words['FILE|NUMBER'] ?? [];
    const keys = [flags.key ?? []].flat() as string[];
    const number = parseCertificateNumber(typed);
    if (number !== undefined && !existsSync(typed)) return withSettings((env) => verifyNumber(env, number));
    if (keys.length === 0)
      throw new UsageError('Say which key must have signed it: certificate verify FILE --key KEY.');
    const text = await readFile(typed, 'utf8');
    const [proof] = readProofs(text);
    return outcomeOf({ ...(JSON.parse(text) as SignedCertificate), ...proof }, keysOf(keys));
  },
};

/** A changed name, or a changed signed field, has another digest than the signed event. */
function outcomeOf(document: SignedCertificate, keys: VerifyingKeys): Outcome {
  const { type, data } = document.event;
  const { number, points, nameDigest } = data as CertificateIssued['data'];
  const isNamed = type === 'CertificateIssued' && nameDigestOf(document.salt, document.name) === nameDigest;
  const fault = faultOfProof(document, keys) ?? (isNamed ? undefined : 'name altered');
  const good = `Certificate ${number} was issued to ${document.name}, who had ${String(points)} points. A later revocation is not in the file: look the number up.`;
  const result = { ok: fault === undefined, number, name: document.name, points, fault };
  return { isGood: result.ok, says: [fault ? `The certificate does not hold: ${fault}.` : good], result };
}

async function verifyNumber(env: NodeJS.ProcessEnv, number: string): Promise<Outcome> {
  const config = await requireDatabaseWithData(env);
  return withSealedLog(config.databaseUrl, async (_, pool) => {
    const { rows } = await pool.query<Row>(
      `select member_id as "memberId", version, name, salt, revoked_at as "revokedAt", withdrawn_at as "withdrawnAt"
       from read.certificates where id = $1`,
      [number],
    );
    const [row] = rows;
    if (!row) throw new CommandFailed(`No certificate has the number ${number}.`, 'NO_SUCH_CERTIFICATE');
    if (row.withdrawnAt) return invalid(number, 'withdrawn', row.withdrawnAt);
    if (row.revokedAt) return invalid(number, 'revoked', row.revokedAt);
    const seals = new SealStore(pool);
    const inclusion = await new Proofs(pool, seals).inclusion(certificateOf(row.memberId).streamId, row.version);
    if (!inclusion) throw new CommandFailed('No seal is over it yet: try again in a moment.', 'NOT_SEALED');
    const document = { name: row.name, salt: row.salt, ...exportProof(inclusion) };
    const { isGood, result } = outcomeOf(document, verifyingKeysOf(config, await seals.handovers()));
    const says = isGood ? 'is valid, and signed by the seals of this log' : 'does not fit the sealed log';
    return { isGood: isGood === true, says: [`Certificate ${number} of ${row.name} ${says}.`], result };
  });
}

interface Row {
  readonly memberId: string;
  readonly version: number;
  readonly name: string;
  readonly salt: string;
  readonly revokedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

const invalid = (number: string, status: string, at: Date): Outcome => ({
  isGood: false,
  says: [`Certificate ${number} was ${status} on ${at.toISOString()}.`],
  result: { ok: false, number, status, at },
});
