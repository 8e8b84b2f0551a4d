import { pageResponse } from '../../../../platform/http/page-response.js';
import {
  ShownChoice,
  ShownId,
  ShownNumber,
  ShownObject,
  ShownText,
  ShownTime,
} from '../../../../platform/http/shown.js';
import { membershipTypes } from '../../../../reference-data/index.js';
import { kycStatuses } from '../../../kyc/public.js';
import type { MemberRow } from './members.row.js';

const nullable = { nullable: true };
const profileStatuses = ['basic', 'pro', 'suspended'] as const;

export class MemberResponse {
  @ShownId() userId: string;
  @ShownText() firstName: string;
  @ShownText() lastName: string;
  @ShownText() email: string;
  @ShownText(nullable) phone: string | null;
  @ShownChoice(membershipTypes) membershipType: MemberRow['membershipType'];
  @ShownText(nullable) qualification: string | null;
  @ShownText(nullable) country: string | null;
  @ShownText(nullable) state: string | null;
  @ShownText(nullable) gender: string | null;
  @ShownChoice(profileStatuses) profileStatus: (typeof profileStatuses)[number];
  @ShownChoice(kycStatuses, nullable) kycStatus: MemberRow['kycStatus'];
  @ShownNumber() points: number;
  @ShownChoice(['none', 'basic', 'standard']) proPlan: MemberRow['proPlan'];
  @ShownTime(nullable) proUntil: Date | null;
  @ShownTime() registeredAt: Date;
  @ShownTime(nullable) bannedAt: Date | null;
  @ShownText(nullable) banReason: string | null;
}

class MemberCounts {
  @ShownNumber() approved: number;
  @ShownNumber() banned: number;
}

export class MemberPage extends pageResponse(MemberResponse) {
  @ShownObject(() => MemberCounts, { description: 'All members, whatever the filters.' })
  counts: MemberCounts;
}

export function showMember({ id: userId, firstKey, lastKey, handle, searchText, ...row }: MemberRow): MemberResponse {
  const profileStatus = row.bannedAt ? 'suspended' : row.proPlan === 'none' ? 'basic' : 'pro';
  return { userId, ...row, profileStatus };
}
