import {
  ShownChoice,
  ShownFlag,
  ShownId,
  ShownList,
  ShownNumber,
  ShownText,
  ShownTime,
} from '../../../../platform/http/shown.js';
import { membershipTypes } from '../../../../reference-data/index.js';
import { kycStatuses } from '../../../kyc/public.js';
import { type ProfileRow, profileStatuses, profileStatusOf, proPlans } from './profile.row.js';

const nullable = { nullable: true };

/** What a member and staff both see of a member. */
class MemberShown {
  @ShownText() email: string;
  @ShownText() firstName: string;
  @ShownText() lastName: string;
  @ShownText(nullable) phone: string | null;
  @ShownText(nullable) country: string | null;
  @ShownText(nullable) state: string | null;
  @ShownText(nullable) gender: string | null;
  @ShownChoice(membershipTypes, { nullable: true, description: 'null for staff accounts.' })
  membershipType: ProfileRow['membershipType'];
  @ShownText(nullable) qualification: string | null;
  @ShownChoice(profileStatuses) profileStatus: (typeof profileStatuses)[number];
  @ShownChoice(kycStatuses, { nullable: true, description: 'null for all but businesses.' })
  kycStatus: ProfileRow['kycStatus'];
  @ShownNumber() points: number;
  @ShownChoice(proPlans) proPlan: ProfileRow['proPlan'];
  @ShownTime(nullable) proUntil: Date | null;
  @ShownTime() registeredAt: Date;
  @ShownTime(nullable) approvedAt: Date | null;
  @ShownList('string') roles: string[];
  @ShownFlag() marketingConsent: boolean;
}

export class ProfileResponse extends MemberShown {
  @ShownId() id: string;
  @ShownText(nullable) motivation: string | null;
  @ShownTime(nullable) erasureRequestedAt: Date | null;
  @ShownFlag({ description: 'Whether the application behind the dashboard exists yet.' }) applicationReady: boolean;
}

/** One member in the hands of staff. */
export class MemberForStaffResponse extends MemberShown {
  @ShownId() userId: string;
  @ShownTime(nullable) bannedAt: Date | null;
  @ShownText(nullable) banReason: string | null;
  @ShownTime(nullable) erasureRequestedAt: Date | null;
}

function shown(row: ProfileRow) {
  const { email, firstName, lastName, phone, country, state, gender, membershipType, qualification } = row;
  const { kycStatus, points, proPlan, proUntil, registeredAt, approvedAt, marketingConsent } = row;
  const names = { email, firstName, lastName, phone, country, state, gender, membershipType, qualification };
  const roles = ['member', ...row.roles];
  const profileStatus = profileStatusOf(row);
  const times = { registeredAt, approvedAt };
  return { ...names, profileStatus, kycStatus, points, proPlan, proUntil, ...times, roles, marketingConsent };
}

export const showProfile = (row: ProfileRow): ProfileResponse => ({
  id: row.id,
  ...shown(row),
  motivation: row.motivation,
  erasureRequestedAt: row.erasureRequestedAt,
  applicationReady: row.applicationReady,
});

export const showMember = (row: ProfileRow): MemberForStaffResponse => ({
  userId: row.id,
  ...shown(row),
  bannedAt: row.bannedAt,
  banReason: row.banReason,
  erasureRequestedAt: row.erasureRequestedAt,
});
