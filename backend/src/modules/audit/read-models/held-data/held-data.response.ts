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
import { MAX_ENTRIES, views } from './access-log.js';

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
  @IdProp() actorId: string;
  @TextProp({ nullable: true, description: 'A name; null in the file, and once it was erased.' }) actor: string | null;
  @ChoiceProp(views, { description: 'What was looked at, or taken out as a file.' }) view: (typeof views)[number];
}

/** All that is held of one member, as staff may read it: their own notes too. */
export class HeldDataResponse {
  @DateTimeProp() at: Date;
  @ObjectProp(() => MemberForStaffResponse) profile: MemberForStaffResponse;
  @ListProp(() => SessionResponse, { description: 'Devices that are signed in.' }) devices: SessionResponse[];
  @DateTimeProp({ nullable: true, description: 'Since when signing in asks for a code.' })
  secondFactorSince: Date | null;
  @ListProp(() => HeldFact) history: HeldFact[];
  @ListProp(() => HeldLook, { description: `Staff who looked, the latest first, ${MAX_ENTRIES} at most.` })
  looks: HeldLook[];
  @NumberProp({ description: 'How many looks there were.' }) looksTotal: number;
  @ObjectProp(() => ErasureResponse) erasure: ErasureResponse;
}
