import {
  ShownChoice,
  ShownData,
  ShownId,
  ShownList,
  ShownNumber,
  ShownObject,
  ShownText,
  ShownTime,
} from '../../../../platform/http/shown.js';
import { ErasureResponse, MemberForStaffResponse, SessionResponse } from '../../../identity/public.js';
import { looks, MOST_LOOKS } from './looks.js';

const actors = ['member', 'staff', 'product'] as const;

class HeldFact {
  @ShownTime() at: Date;
  @ShownText({ description: 'What happened.' }) type: string;
  @ShownChoice(actors, { description: 'Who did it.' }) by: (typeof actors)[number];
  @ShownId() actorId: string;
  @ShownData() data: object;
}

class HeldLook {
  @ShownTime() at: Date;
  @ShownId() actorId: string;
  @ShownText({ nullable: true, description: 'A name; null in the file, and once it was erased.' }) actor: string | null;
  @ShownChoice(looks, { description: 'What was looked at, or taken out as a file.' }) view: (typeof looks)[number];
}

/** All that is held of one member, as staff may read it: their own notes too. */
export class HeldDataResponse {
  @ShownTime() at: Date;
  @ShownObject(() => MemberForStaffResponse) profile: MemberForStaffResponse;
  @ShownList(() => SessionResponse, { description: 'Devices that are signed in.' }) devices: SessionResponse[];
  @ShownTime({ nullable: true, description: 'Since when signing in asks for a code.' }) secondFactorSince: Date | null;
  @ShownList(() => HeldFact) history: HeldFact[];
  @ShownList(() => HeldLook, { description: `Staff who looked, the latest first, ${MOST_LOOKS} at most.` })
  looks: HeldLook[];
  @ShownNumber({ description: 'How many looks there were.' }) looksTotal: number;
  @ShownObject(() => ErasureResponse) erasure: ErasureResponse;
}
