import { pageResponse } from '../../../../platform/http/page-response.js';
import {
  ChoiceProp,
  DateTimeProp,
  FlagProp,
  IdProp,
  NumberProp,
  ObjectProp,
  TextProp,
} from '../../../../platform/http/props.js';
import { membershipTypes } from '../../../../reference-data/index.js';
import { kycStatuses } from '../../../kyc/public.js';
import type { MemberRow } from './members.row.js';

const nullable = { nullable: true };
const profileStatuses = ['basic', 'pro', 'suspended'] as const;

export class MemberResponse {
  @IdProp() userId: string;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @TextProp() email: string;
  @DateTimeProp(nullable) emailVerifiedAt: Date | null;
  @TextProp(nullable) phone: string | null;
  @ChoiceProp(membershipTypes) membershipType: MemberRow['membershipType'];
  @TextProp(nullable) qualification: string | null;
  @TextProp(nullable) country: string | null;
  @TextProp(nullable) state: string | null;
  @TextProp(nullable) gender: string | null;
  @ChoiceProp(profileStatuses) profileStatus: (typeof profileStatuses)[number];
  @ChoiceProp(kycStatuses, nullable) kycStatus: MemberRow['kycStatus'];
  @NumberProp() points: number;
  @ChoiceProp(['none', 'basic', 'standard']) proPlan: MemberRow['proPlan'];
  @DateTimeProp(nullable) proUntil: Date | null;
  @FlagProp({ ...nullable, description: 'Signing in asks for a code. Null for reviewers.' })
  hasSecondFactor: boolean | null;
  @DateTimeProp() registeredAt: Date;
  @DateTimeProp(nullable) bannedAt: Date | null;
  @TextProp(nullable) banReason: string | null;
}

class MemberCounts {
  @NumberProp() approved: number;
  @NumberProp() banned: number;
}

export class MemberPage extends pageResponse(MemberResponse) {
  @ObjectProp(() => MemberCounts, { description: 'All members, whatever the filters.' })
  counts: MemberCounts;
  @NumberProp({
    nullable: true,
    description: 'How many a search finds among the banned, or the approved, instead: up to 100, on its first page.',
  })
  foundElsewhere: number | null;
}

export function showMember(
  { id: userId, firstKey, lastKey, handle, searchText, ...row }: MemberRow,
  hasSecondFactor: boolean | null,
): MemberResponse {
  const profileStatus = row.bannedAt ? 'suspended' : row.proPlan === 'none' ? 'basic' : 'pro';
  return { userId, ...row, profileStatus, hasSecondFactor };
}
