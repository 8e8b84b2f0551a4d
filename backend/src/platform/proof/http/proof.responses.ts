import {
  ShownChoice,
  ShownData,
  ShownFlag,
  ShownList,
  ShownNumber,
  ShownObject,
  ShownText,
  ShownTime,
} from '../../http/shown.js';
import type { Consistency, Inclusion } from '../proofs.js';
import { type Seal, writeSeal } from '../seal.js';
import { leafOf } from '../sealed-event.js';
import { faults, type Verdict } from '../verification.js';

const base64 = (hash: Buffer): string => hash.toString('base64');

export class SealResponse {
  @ShownNumber() number: number;
  @ShownNumber({ description: 'How many events it is over.' }) size: number;
  @ShownText({ description: 'Root of the Merkle tree over them (RFC 6962), in base64.' }) root: string;
  @ShownText({ description: 'Position of the last of them.' }) position: string;
  @ShownTime() sealedAt: string;
  @ShownText({ nullable: true, description: 'Hash of the seal before, in base64.' }) previous: string | null;
  @ShownText() keyId: string;
  @ShownText({ description: 'Ed25519, in base64.' }) signature: string;
}

export const showSeal = (seal: Seal): SealResponse => writeSeal(seal);

export class SealsPage {
  @ShownList(() => SealResponse) items: SealResponse[];
  @ShownNumber() total: number;
  @ShownNumber() pageSize: number;
  @ShownText({ nullable: true, description: 'The cursor of the next page.' }) nextCursor: string | null;
}

export class VerdictResponse implements Verdict {
  @ShownFlag() ok: boolean;
  @ShownNumber() eventsChecked: number;
  @ShownNumber() sealsChecked: number;
  @ShownNumber({ description: 'Events that no seal vouches for yet.' }) notYetSealed: number;
  @ShownText({ required: false, description: 'The first position that does not fit.' }) firstBadPosition?: string;
  @ShownChoice(faults, { required: false, description: 'What is wrong there.' }) fault?: Verdict['fault'];
}

export class VerificationResponse {
  @ShownTime() startedAt: string;
  @ShownTime({ nullable: true }) finishedAt: string | null;
  @ShownNumber() eventsChecked: number;
  @ShownNumber() eventsToCheck: number;
  @ShownObject(() => VerdictResponse, { nullable: true }) verdict: VerdictResponse | null;
}

export class ProofStateResponse {
  @ShownText() keyId: string;
  @ShownText({ description: 'What the seals are checked with: Ed25519, 32 bytes in base64.' }) publicKey: string;
  @ShownObject(() => SealResponse, { nullable: true }) newestSeal: SealResponse | null;
  @ShownNumber({ description: 'Events that wait for a seal, counted no further than 1,000.' }) notYetSealed: number;
  @ShownObject(() => VerificationResponse, { nullable: true }) verification: VerificationResponse | null;
}

export class InclusionResponse {
  @ShownData({ description: 'The event as it is stored, personal fields sealed.' }) event: object;
  @ShownText({ description: 'Its hash, the leaf of the tree, in base64.' }) leaf: string;
  @ShownNumber({ description: 'How many events came before it.' }) index: number;
  @ShownList('string', { description: 'The hashes that lead from the leaf to the root, in base64.' }) proof: string[];
  @ShownObject(() => SealResponse) seal: SealResponse;
}

export const showInclusion = ({ event, index, proof, seal }: Inclusion): InclusionResponse => ({
  event,
  leaf: base64(leafOf(event)),
  index,
  proof: proof.map(base64),
  seal: showSeal(seal),
});

export class ConsistencyResponse {
  @ShownObject(() => SealResponse) older: SealResponse;
  @ShownObject(() => SealResponse) newer: SealResponse;
  @ShownList('string', { description: 'The hashes that show that the newer log begins with the older one.' })
  proof: string[];
}

export const showConsistency = ({ older, newer, proof }: Consistency): ConsistencyResponse => ({
  older: showSeal(older),
  newer: showSeal(newer),
  proof: proof.map(base64),
});
