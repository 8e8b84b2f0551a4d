import { DateTimeProp, FlagProp, ListProp, ObjectProp, TextProp } from '../../../../platform/http/props.js';
import { InclusionResponse, SealResponse } from '../../public.js';
import { HistoryEntry } from './history.response.js';

export class EvidenceEntry extends HistoryEntry {
  @ObjectProp(() => InclusionResponse, { nullable: true, description: 'null while no seal is over it.' })
  proof: InclusionResponse | null;
}

/** The events of a member, with their proof. */
export class EvidenceResponse {
  @TextProp({ nullable: true, description: 'The name of the member; null once it was erased.' })
  memberName: string | null;
  @ListProp(() => EvidenceEntry, { description: 'Oldest first, in plain words.' }) items: EvidenceEntry[];
  @FlagProp({ description: 'There is more than is shown: ask for a shorter time.' }) isCut: boolean;
  @ObjectProp(() => SealResponse, { nullable: true, description: 'The newest; each proof leads to it.' })
  seal: SealResponse | null;
  @TextProp({ description: 'What the seal is checked with: Ed25519, 32 bytes in base64.' }) publicKey: string;
  @DateTimeProp() madeAt: Date;
  @TextProp({ nullable: true, description: 'Who had it made.' }) madeBy: string | null;
}
