import {
  ChoiceProp,
  DataProp,
  DateTimeProp,
  FlagProp,
  ListProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';
import type { AlteredRecord } from '../../../../platform/proof/altered-records.js';
import type { AnchoredSeal } from '../../../../platform/proof/anchors/anchoring.js';
import { exportProof } from '../../../../platform/proof/exported-proof.js';
import type { Consistency, Inclusion } from '../../../../platform/proof/proofs.js';
import { type Seal, writeSeal } from '../../../../platform/proof/seal.js';
import { leafOf } from '../../../../platform/proof/sealed-event.js';
import { faults, type Verdict } from '../../../../platform/proof/verification.js';

const base64 = (hash: Buffer): string => hash.toString('base64');

const CONTRADICTION = 'Why the seals do not continue what was sealed before; null while they do.';

export class HandoverResponse {
  @TextProp() from: string;
  @TextProp({ description: 'The public key that signs from then on, in base64.' }) to: string;
  @TextProp({ description: 'By that key, over the same statement.' }) signature: string;
}

export class SealResponse {
  @NumberProp() number: number;
  @NumberProp({ description: 'How many events it is over.' }) size: number;
  @TextProp({ description: 'Root of the Merkle tree over them (RFC 6962), in base64.' }) root: string;
  @TextProp({ description: 'Position of the last of them.' }) position: string;
  @DateTimeProp() sealedAt: string;
  @TextProp({ nullable: true, description: 'Hash of the seal before, in base64.' }) previous: string | null;
  @TextProp() keyId: string;
  @TextProp({ description: 'Ed25519, in base64.' }) signature: string;
  @ObjectProp(() => HandoverResponse, { required: false }) handover?: HandoverResponse;
}

export const showSeal = (seal: Seal): SealResponse => writeSeal(seal);

export class SealsPage {
  @ListProp(() => SealResponse) items: SealResponse[];
  @NumberProp() total: number;
  @NumberProp() pageSize: number;
  @TextProp({ nullable: true, description: 'The cursor of the next page.' }) nextCursor: string | null;
}

export class VerdictResponse implements Verdict {
  @FlagProp() ok: boolean;
  @NumberProp() eventsChecked: number;
  @NumberProp() sealsChecked: number;
  @NumberProp({ description: 'Events that no seal vouches for yet.' }) notYetSealed: number;
  @TextProp({ required: false, description: 'The first position that does not fit.' }) firstBadPosition?: string;
  @ChoiceProp(faults, { required: false, description: 'What is wrong there.' }) fault?: Verdict['fault'];
  @NumberProp({ required: false, description: 'Accounts that are not as the log has them.' }) alteredAccounts?: number;
}

export class VerificationResponse {
  @DateTimeProp() startedAt: string;
  @DateTimeProp({ nullable: true }) finishedAt: string | null;
  @NumberProp() eventsChecked: number;
  @NumberProp() eventsToCheck: number;
  @ObjectProp(() => VerdictResponse, { nullable: true }) verdict: VerdictResponse | null;
}

export class AlteredAccountResponse implements AlteredRecord {
  @TextProp() subjectId: string;
  @ListProp('string', { description: 'What is not as the log has it, such as roles.' }) fields: readonly string[];
}

class AnchorResponse implements AnchoredSeal {
  @TextProp({ description: 'mail, url or s3.' }) name: string;
  @DateTimeProp({ nullable: true, description: 'null where it was given no seal within a month.' }) keptAt: Date | null;
  @NumberProp({ nullable: true }) number: number | null;
  @NumberProp({ nullable: true, description: 'How many events that seal is over.' }) size: number | null;
}

export class ProofStateResponse {
  @TextProp({ nullable: true, description: CONTRADICTION }) contradiction: string | null;
  @ListProp(() => AlteredAccountResponse) alteredAccounts: readonly AlteredAccountResponse[];
  @TextProp() keyId: string;
  @TextProp({ description: 'What the seals are checked with: Ed25519, 32 bytes in base64.' }) publicKey: string;
  @ObjectProp(() => SealResponse, { nullable: true }) newestSeal: SealResponse | null;
  @NumberProp({ description: 'Events that wait for a seal, counted no further than 1,000.' }) notYetSealed: number;
  @ListProp(() => AnchorResponse, { description: 'Who outside keeps seals, and which was the last.' })
  anchors: readonly AnchorResponse[];
  @ObjectProp(() => VerificationResponse, { nullable: true }) verification: VerificationResponse | null;
}

export class InclusionResponse {
  @DataProp({ description: 'The event as it is stored, personal fields sealed.' }) event: object;
  @TextProp({ description: 'Its hash, the leaf of the tree, in base64.' }) leaf: string;
  @NumberProp({ description: 'How many events came before it.' }) index: number;
  @ListProp('string', { description: 'The hashes that lead from the leaf to the root, in base64.' })
  proof: readonly string[];
  @ObjectProp(() => SealResponse) seal: SealResponse;
}

export const showInclusion = (inclusion: Inclusion): InclusionResponse => ({
  ...exportProof(inclusion),
  leaf: base64(leafOf(inclusion.event)),
});

export class ConsistencyResponse {
  @ObjectProp(() => SealResponse) older: SealResponse;
  @ObjectProp(() => SealResponse) newer: SealResponse;
  @ListProp('string', { description: 'The hashes that show that the newer log begins with the older one.' })
  proof: string[];
}

export const showConsistency = ({ older, newer, proof }: Consistency): ConsistencyResponse => ({
  older: showSeal(older),
  newer: showSeal(newer),
  proof: proof.map(base64),
});
