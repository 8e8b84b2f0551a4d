import { pick } from '../../../../platform/event-sourcing/index.js';
import {
  ChoiceProp,
  DateTimeProp,
  FlagProp,
  IdProp,
  ListProp,
  NumberProp,
  TextProp,
} from '../../../../platform/http/props.js';
import { membershipTypes } from '../../../../reference-data/index.js';
import { kycStatuses } from '../../../kyc/public.js';
import { type ProfileRow, profileStatuses, profileStatusOf, proPlans } from './profile.row.js';

const nullable = { nullable: true };

class MemberShown {
  @TextProp() email: string;
  @DateTimeProp({ ...nullable, description: 'When mail to this address was shown to reach the member.' })
  emailVerifiedAt: Date | null;
  @TextProp() firstName: string;
  @TextProp() lastName: string;
  @TextProp(nullable) phone: string | null;
  @TextProp(nullable) country: string | null;
  @TextProp(nullable) state: string | null;
  @TextProp(nullable) gender: string | null;
  @ChoiceProp(membershipTypes, { nullable: true, description: 'null for staff accounts.' })
  membershipType: ProfileRow['membershipType'];
  @TextProp(nullable) qualification: string | null;
  @ChoiceProp(profileStatuses) profileStatus: (typeof profileStatuses)[number];
  @ChoiceProp(kycStatuses, { nullable: true, description: 'null for all but businesses.' })
  kycStatus: ProfileRow['kycStatus'];
  @NumberProp() points: number;
  @ChoiceProp(proPlans) proPlan: ProfileRow['proPlan'];
  @DateTimeProp(nullable) proUntil: Date | null;
  @DateTimeProp() registeredAt: Date;
  @DateTimeProp(nullable) approvedAt: Date | null;
  @ListProp('string') roles: string[];
  @FlagProp() marketingConsent: boolean;
}

export class ProfileResponse extends MemberShown {
  @IdProp() id: string;
  @TextProp(nullable) motivation: string | null;
  @DateTimeProp(nullable) erasureRequestedAt: Date | null;
  @FlagProp({ description: 'Whether the application behind the dashboard exists yet.' }) applicationReady: boolean;
}

export class MemberForStaffResponse extends MemberShown {
  @IdProp() userId: string;
  @DateTimeProp(nullable) bannedAt: Date | null;
  @TextProp(nullable) banReason: string | null;
  @DateTimeProp(nullable) erasureRequestedAt: Date | null;
}

const shownFields = [
  ...(['email', 'emailVerifiedAt', 'firstName', 'lastName', 'phone', 'country', 'state', 'gender'] as const),
  ...(['membershipType', 'qualification', 'kycStatus', 'points', 'proPlan', 'proUntil'] as const),
  ...(['registeredAt', 'approvedAt', 'marketingConsent'] as const),
];

const shown = (row: ProfileRow) => ({
  ...pick(row, shownFields),
  profileStatus: profileStatusOf(row),
  roles: ['member', ...row.roles],
});

export const showProfile = (row: ProfileRow): ProfileResponse => ({
  ...shown(row),
  ...pick(row, ['id', 'motivation', 'erasureRequestedAt', 'applicationReady']),
});

export const showMember = (row: ProfileRow): MemberForStaffResponse => ({
  userId: row.id,
  ...shown(row),
  ...pick(row, ['bannedAt', 'banReason', 'erasureRequestedAt']),
});
