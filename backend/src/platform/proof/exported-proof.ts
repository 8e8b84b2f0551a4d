import { NotAnExport } from './exported-log.js';
import { rootFromInclusion } from './merkle/proofs.js';
import type { Inclusion } from './proofs.js';
import { isSigned, readSeal, type WrittenSeal, writeSeal } from './seal.js';
import type { VerifyingKeys } from './seal-keys.js';
import { leafOf, type SealedEvent } from './sealed-event.js';

/** The downloadable proof of one event. Hashes are in base64. */
export interface ExportedProof {
  readonly event: SealedEvent;
  readonly index: number;
  readonly proof: readonly string[];
  readonly seal: WrittenSeal;
}

export const exportProof = ({ event, index, proof, seal }: Inclusion): ExportedProof => ({
  event,
  index,
  proof: proof.map((hash) => hash.toString('base64')),
  seal: writeSeal(seal),
});

export function readProofs(text: string): [ExportedProof, ...ExportedProof[]] {
  try {
    const [first, ...others] = [JSON.parse(text) as ExportedProof | ExportedProof[]].flat();
    if (first && [first, ...others].every(isWhole)) return [first, ...others];
  } catch {}
  throw new NotAnExport('The file is no proof of an event.');
}

function isWhole({ event, proof, seal }: ExportedProof): boolean {
  leafOf(event);
  readSeal(seal);
  const areHashes = Array.isArray(proof) && proof.every((hash) => typeof hash === 'string');
  return areHashes && typeof event.data === 'object' && event.data !== null;
}

/** Why a proof does not hold. Undefined proves that this event is in the log that the seal covers. */
export function faultOfProof({ event, index, proof, seal: written }: ExportedProof, keys: VerifyingKeys) {
  const seal = readSeal(written);
  if (!isSigned(seal, keys)) return 'seal not signed';
  const hashes = proof.map((hash) => Buffer.from(hash, 'base64'));
  const root = rootFromInclusion(leafOf(event), index, seal.size, hashes);
  return root?.equals(seal.root) ? undefined : 'event altered';
}
