import { type AccessKind, accessKinds } from '../../../../platform/access-log/access-entry.js';
import {
  ChoiceProp,
  DataProp,
  DateTimeProp,
  IdProp,
  ListProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';
import { ErasureResponse, MemberForStaffResponse, SessionResponse } from '../../../identity/public.js';

export const MAX_LOOKS = 100;

const actors = ['member', 'staff', 'product'] as const;

class HeldFact {
  @DateTimeProp() at: Date;
  @TextProp({ description: 'What happened.' }) type: string;
  @ChoiceProp(actors, { description: 'Who did it.' }) by: (typeof actors)[number];
  @IdProp() actorId: string;
  @DataProp() data: object;
}

class HeldLook {
  @DateTimeProp() at: Date;
  @ChoiceProp(accessKinds) kind: AccessKind;
  @TextProp({ description: 'The address that was asked.' }) route: string;
  @IdProp({ nullable: true, description: 'null for whoever tried to sign in.' }) actorId: string | null;
  @TextProp({ nullable: true, description: 'A name; null in the file, and once it was erased.' }) actor: string | null;
}

/** All data of a member as staff may read it, with the notes of staff. */
export class HeldDataResponse {
  @DateTimeProp() at: Date;
  @ObjectProp(() => MemberForStaffResponse) profile: MemberForStaffResponse;
  @ListProp(() => SessionResponse, { description: 'Devices that are signed in.' }) devices: SessionResponse[];
  @DateTimeProp({ nullable: true, description: 'Since when signing in asks for a code.' })
  secondFactorSince: Date | null;
  @ListProp(() => HeldFact) history: HeldFact[];
  @ListProp(() => HeldLook, { description: `Staff who looked, the latest first, ${MAX_LOOKS} at most.` })
  looks: HeldLook[];
  @NumberProp({ description: 'How many looks there were.' }) looksTotal: number;
  @ObjectProp(() => ErasureResponse) erasure: ErasureResponse;
}
